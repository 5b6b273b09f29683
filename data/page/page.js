// The page: who sits here and in which channel, its messages, and what is sent.

import { startCommandLine, tellCommands } from "./command_line.js";
import { Refused, follow, request, start } from "./house.js";
import { busy, fillMessage, newMessage } from "./message.js";
import { say, startSwitch } from "./words.js";

const at = (id) => document.getElementById(id);
const [messages, scroll, newest, people, moderator] = ["messages", "scroll", "newest", "people", "moderator"].map(at);

/** The most public messages a window shows, and the most private ones; the oldest go first. */
const KEPT = 100;

/** How long an answer is waited for, in milliseconds, before it is said that somebody thinks about it, such as a hint. */
const LONG = 2000;

/** The public messages by id, each with its element and what it shows. */
const shown = new Map();
let names = [];
let person = "";
let channel = "";
let following;

startSwitch(at("language"), speak);

const { channels, people: known, commands, largest_file: largestFile } = await start();
names = known;
listChannels();
startCommandLine(commands, largestFile, () => ({ person, people: names, channel }), (slash, text) => send({ slash }, text));
at("someone-else").addEventListener("click", () => at("naming").showModal());
at("naming").addEventListener("close", sitDown);
newest.addEventListener("click", () => toEnd());
scroll.addEventListener("scroll", () => atEnd() && (newest.hidden = true));
// The end stays in sight when a picture above it arrives or the window changes.
let wasAtEnd = true;
scroll.addEventListener("scroll", () => (wasAtEnd = atEnd()));
new ResizeObserver(() => wasAtEnd && toEnd()).observe(messages);
new ResizeObserver(() => wasAtEnd && toEnd()).observe(scroll);
window.addEventListener("hashchange", enter);
enter();

/** Enters the channel and takes the seat that the address names: `#garden/Ann`. */
function enter() {
  const [asked, who] = location.hash.slice(1).split("/").map(decoded);
  const before = channel;
  channel = channels.includes(asked) ? asked : channels[0];
  person = who || person || names[0];
  if (!names.includes(person)) {
    names.push(person);
  }
  history.replaceState(null, "", address(channel, person));
  if (channel !== before) {
    following?.end();
    clear();
    messages.querySelectorAll(".only-mine").forEach((it) => it.remove());
    following = follow(channel, showNews);
  }
  for (const link of document.querySelectorAll("#channels a")) {
    link.href = address(link.dataset.channel, person);
    link.setAttribute("aria-current", link.dataset.channel === channel ? "page" : "false");
  }
  at("title").textContent = channel;
  tellPlaceholder();
  showAsReader();
  listPeople();
  people.querySelector(":checked").closest("li").scrollIntoView({ block: "nearest", inline: "nearest" });
}

function tellPlaceholder() {
  at("command").placeholder = say("placeholder", { person });
}

/** Says everything in the language that was just chosen. What was answered before stays as it was said. */
async function speak() {
  if (!channel) return;
  tellPlaceholder();
  shown.forEach(fill);
  listPeople();
  tellCommands((await start()).commands);
}

function address(channel, person) {
  return `#${channel}/${encodeURIComponent(person)}`;
}

/** The text, or nothing for one that was mangled on its way here. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function idOf(name) {
  // As the program reads names: without anything invisible.
  return `playground:${name.replace(/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/gu, "")}`;
}

function listChannels() {
  for (const name of channels) {
    const link = document.createElement("a");
    link.textContent = name;
    link.dataset.channel = name;
    const item = document.createElement("li");
    item.append(link);
    at("channels").append(item);
  }
}

/** Shows everybody's seat: who sits here, and whom a table waits for. */
function listPeople() {
  names.slice(people.childElementCount).forEach((name) => people.append(seat(name)));
  const waits = waitedFor();
  for (const item of people.children) {
    const radio = item.querySelector("input");
    const waited = waits.has(idOf(radio.value));
    radio.checked = radio.value === person;
    item.firstElementChild.classList.toggle("waited-for", waited);
    item.title = waited ? say("waits", { person: radio.value }) : "";
  }
  const count = [...newestCards().values()].filter((card) => card.ping.includes(idOf(person))).length;
  document.title = `${count ? `(${count}) ` : ""}${person} in #${channel} · Pergola`;
}

function seat(name) {
  const radio = document.createElement("input");
  Object.assign(radio, { type: "radio", name: "person", value: name });
  radio.addEventListener("change", () => (location.hash = address(channel, name)));
  const label = document.createElement("label");
  label.className = "seat";
  const initial = document.createElement("i");
  initial.textContent = [...name][0].toUpperCase();
  initial.ariaHidden = "true";
  label.append(radio, initial, name);
  const item = document.createElement("li");
  item.append(label);
  return item;
}

/** The newest public card of each table. */
function newestCards() {
  const cards = new Map();
  for (const { card } of shown.values()) {
    if (card.table !== null) cards.set(card.table, card);
  }
  return cards;
}

function waitedFor() {
  return new Set([...newestCards().values()].flatMap((card) => card.ping));
}

function sitDown() {
  const name = at("name").value.trim();
  if (at("naming").returnValue === "sit" && name) {
    location.hash = address(channel, name);
  }
  at("name").value = "";
}

function clear() {
  shown.forEach(({ element }) => element.remove());
  shown.clear();
}

function showNews({ all, messages: news }) {
  const end = atEnd();
  if (all) clear();
  const added = news.filter((message) => !shown.has(message.id));
  for (const { id, at, card, to } of news) {
    const message = shown.get(id) ?? { element: null };
    Object.assign(message, { at, card, to });
    fill(message);
    shown.set(id, message);
  }
  const elements = added.map(({ id }) => shown.get(id).element);
  // What was there before a restart is older than what this window was told since.
  all ? messages.prepend(...elements) : messages.append(...elements);
  // The newest is there at once for whoever comes down to it; older pictures come when they are nearly in sight.
  elements.at(-1)?.querySelectorAll(".picture img").forEach((image) => image.setAttribute("loading", "eager"));
  forget();
  listPeople();
  if (end) toEnd();
  else if (added.some(({ id }) => !shown.get(id)?.element.hidden)) newest.hidden = false;
}

/** Keeps the page from growing for ever. */
function forget() {
  for (const [id, { element }] of shown) {
    if (shown.size <= KEPT) break;
    element.remove();
    shown.delete(id);
  }
  [...messages.querySelectorAll(".only-mine")].slice(0, -KEPT).forEach((it) => it.remove());
  at("empty").hidden = messages.childElementCount > 0;
}

function fill(message) {
  const act = (act, what) => send(act, what, message.element);
  const details = { card: message.card, at: message.at, mine: idOf(person), act };
  if (message.element) {
    fillMessage(message.element, details);
  } else {
    message.element = newMessage({ ...details, whispered: Boolean(message.to) });
  }
  message.element.hidden = Boolean(message.to) && message.to !== idOf(person);
}

/** Shows everything as the person sitting here now reads it; what others were told privately is put away. */
function showAsReader() {
  shown.forEach(fill);
  for (const message of messages.querySelectorAll(".only-mine")) {
    message.hidden = message.dataset.person !== person;
  }
  toEnd();
}

/** Sends what somebody did, perhaps on a message, and shows the answer. */
async function send(act, what, on) {
  const who = person;
  const where = channel;
  const done = act.slash ? "used" : act.press ? "pressed" : "picked";
  const used = say(done, { person: who, what });
  const words = (text) => ({ text, pictures: [], rows: [], ping: [] });
  let thinking = null;
  const long = setTimeout(() => {
    if (where === channel && at("banner").hidden) thinking = tell(words(say("thinking")), who, null, used);
  }, LONG);
  if (on) busy(on, true);
  try {
    const { show, card } = await request(who, moderator.checked, where, act);
    clearTimeout(long);
    thinking?.remove();
    if (where !== channel) return;
    const told = [...shown.values()].find((it) => it.element === on && it.to);
    if (show === "update_card") {
      following.bring();
    } else if (show === "update" && told) {
      told.card = card;
      fill(told);
      on.scrollIntoView({ block: "nearest" });
    } else {
      tell(card, who, show === "update" && on?.classList.contains("only-mine") ? on : null, used);
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell(words(error.message), who, null, used);
  } finally {
    clearTimeout(long);
    thinking?.remove();
    if (on) busy(on, false);
  }
}

/** Shows a private answer, in the place of the message it was asked on if there is one. The message that shows it. */
function tell(card, who, place, used) {
  const details = { card, at: Date.now(), mine: idOf(who), act: (act, label) => send(act, label, message) };
  let message = place;
  if (place?.isConnected) {
    fillMessage(place, details);
  } else {
    details.used = used;
    details.dismiss = () => {
      message.remove();
      at("empty").hidden = messages.childElementCount > 0;
      at("command").focus({ preventScroll: true });
    };
    message = newMessage(details);
    message.dataset.person = who;
    message.hidden = who !== person;
    messages.append(message);
    forget();
  }
  wasAtEnd = false;
  message.scrollIntoView({ block: "nearest" });
  wasAtEnd = atEnd();
  return message;
}

function atEnd() {
  return scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 60;
}

function toEnd() {
  scroll.scrollTop = scroll.scrollHeight;
  newest.hidden = true;
}
