// A message as elements: words, pictures, buttons and menus.

import { markup } from "./markup.js";
import { say } from "./words.js";

const template = document.getElementById("message");
const large = document.getElementById("large");

large.addEventListener("click", (event) => {
  const image = event.target.closest("img");
  if (image) {
    image.classList.toggle("fitted");
  } else {
    large.close();
  }
});

/**
 * A new message. `details`: the card, when, the id of the person reading, `act(act, what)` for what is pressed or picked;
 * for a private one also what was used to get it, and `dismiss`; `whispered` for one that came by itself.
 */
export function newMessage(details) {
  const message = template.content.firstElementChild.cloneNode(true);
  if (details.whispered) {
    message.classList.add("whispered");
  }
  if (details.dismiss) {
    message.classList.add("only-mine");
    part(message, ".private").hidden = false;
    part(message, ".dismiss").addEventListener("click", details.dismiss);
  }
  const used = part(message, ".used");
  used.hidden = !details.used;
  used.textContent = details.used ?? "";
  fillMessage(message, details);
  return message;
}

/** Shows another card in the place of a message's own. */
export function fillMessage(message, { card, at, mine, act }) {
  const focused = message.contains(document.activeElement);
  const time = part(message, ".from time");
  time.dateTime = new Date(at).toISOString();
  time.textContent = new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  part(message, ".text").replaceChildren(markup(card.text, mine));
  fillGallery(part(message, ".gallery"), card.pictures);
  fillFile(part(message, ".file"), card.file);
  const only = card.rows.filter((row) => row.menu).length === 1;
  part(message, ".rows").replaceChildren(...card.rows.map((row) => rowOf(row, only, act)));
  message.style.setProperty("--seat", card.color ?? "");
  message.classList.toggle("framed", Boolean(card.color));
  message.classList.toggle("pinged", card.ping.includes(mine));
  busy(message, false);
  if (focused) {
    (message.querySelector(".rows :is(summary, button:enabled)") ?? message).focus({ preventScroll: true });
  }
}

/** Lets nothing be pressed on the message while the house is asked, or lets it be pressed again. */
export function busy(message, asking) {
  message.setAttribute("aria-busy", asking);
  part(message, ".rows").inert = asking;
}

/** The pictures, each in the place of the one before: the same picture is not loaded again, so it does not flicker. */
function fillGallery(gallery, pictures) {
  const frames = [...gallery.children];
  frames.slice(pictures.length).forEach((it) => it.remove());
  pictures.forEach((picture, at) => fillPicture(frames[at] ?? gallery.appendChild(frame()), picture));
  // Known before the pictures are there, so that nothing moves when they come.
  const shape = pictures.length ? pictures[0].width / pictures[0].height : 1;
  gallery.closest(".message").style.setProperty("--shape", shape);
}

function frame() {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "picture" });
  const image = document.createElement("img");
  Object.assign(image, { alt: "", decoding: "async", loading: "lazy" });
  button.append(image);
  return button;
}

function fillPicture(button, picture) {
  const image = button.firstElementChild;
  image.width = picture.width;
  image.height = picture.height;
  image.alt = picture.alt;
  if (image.getAttribute("src") !== picture.url) {
    image.src = picture.url;
  }
  button.setAttribute("aria-label", say("large", { alt: picture.alt }));
  button.onclick = () => show(picture);
}

/** A link to the file that goes with a message; a picture shows itself in it. */
function fillFile(link, file) {
  link.hidden = !file;
  if (!file) return;
  Object.assign(link, { href: file.url, download: file.name });
  if (file.picture) {
    const image = document.createElement("img");
    Object.assign(image, { src: file.url, alt: file.alt });
    link.replaceChildren(image);
  } else {
    link.textContent = file.name;
  }
}

/** Shows a picture as large as it is; fingers move it, two of them make it larger, and a press fits it into the window. */
function show({ url, alt, width, height }) {
  const image = large.querySelector("img");
  Object.assign(image, { src: url, alt, width, height, className: "" });
  large.showModal();
  const sheet = image.parentElement;
  sheet.scrollTo((sheet.scrollWidth - sheet.clientWidth) / 2, 0);
}

function rowOf(row, only, act) {
  if (!row.menu) return buttons(row.buttons, act);
  return row.menu.open ? choices(row.menu, act) : menu(row.menu, only, act);
}

/** A menu that stands open: each choice a sentence, what it brings below, and its button beside it. */
function choices({ choices }, act) {
  const list = document.createElement("ul");
  list.className = "choices";
  for (const { value, label, description, press } of choices) {
    const item = document.createElement("li");
    const words = document.createElement("p");
    words.id = `choice-${count++}`;
    words.append(...lines("b", label, description));
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: press, className: "primary" });
    button.dataset.id = value;
    button.setAttribute("aria-describedby", words.id);
    button.addEventListener("click", () => act({ press: { id: value } }, label));
    item.append(words, button);
    list.append(item);
  }
  return list;
}

let count = 0;

/** What a choice is called, and what it brings if that is said. */
function lines(kind, label, description) {
  const line = (kind, text) => Object.assign(document.createElement(kind), { textContent: text });
  return [line(kind, label), ...(description ? [line("small", description)] : [])];
}

function buttons(buttons, act) {
  const row = document.createElement("div");
  row.className = "buttons";
  for (const { id, label, style, enabled } of buttons) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: label, className: style, disabled: !enabled });
    button.dataset.id = id;
    button.addEventListener("click", () => act({ press: { id } }, label));
    row.append(button);
  }
  return row;
}

/** A list to unfold: a native menu would send each choice that the arrow keys pass over. */
function menu({ id, placeholder, choices }, open, act) {
  const menu = document.createElement("details");
  menu.className = "menu";
  menu.dataset.id = id;
  menu.open = open;
  const summary = document.createElement("summary");
  const chosen = choices.find((choice) => choice.chosen);
  summary.textContent = chosen ? `${placeholder}: ${chosen.label}` : placeholder;
  const list = document.createElement("div");
  for (const { value, label, description, chosen } of choices) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.value = value;
    button.setAttribute("aria-pressed", chosen);
    button.append(...lines("span", label, description));
    button.addEventListener("click", () => act({ pick: { id, values: [value] } }, label));
    list.append(button);
  }
  menu.append(summary, list);
  return menu;
}

function part(message, selector) {
  return message.querySelector(selector);
}
