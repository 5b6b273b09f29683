// The sentences the page says itself, which stand in index.html.

const words = document.getElementById("words").content;

/** The sentence of this name with its blanks filled in. */
export function say(name, blanks = {}) {
  const sentence = words.querySelector(`[data-word="${name}"]`).textContent;
  return sentence.replace(/\{(\w+)\}/g, (_, blank) => blanks[blank]);
}
