# What one person is told in a private message. A place follows each of these sentences but the weekly heading.

whisper-turn = It is your turn. Play it below, or here:
whisper-deputy = { $seat } is not there, and it is your turn for them. Play it below, or here:
whisper-reminder = The game is still waiting for you. Play your turn here:
whisper-invited = A seat is kept for you for a day. Join here:
whisper-over = The game you follow is over. See how it ended here:
whisper-asked = There is something for you to see or to answer here:
whisper-next = { $seats } is playing, and your turn comes next. You can already look, or plan it, here:
# In small print, so that no two messages are the same.
whisper-number = -# No. { $number }
whisper-weekly = { $count ->
    [one] One of your games waits for you:
   *[other] { $count } of your games wait for you:
}
