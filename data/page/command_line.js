// The command line: what is typed is read as a command with its options, and completed at every step. A file is chosen, not
// typed: its name stands in the line for it.

import { inBase64, suggest } from "./house.js";
import { say } from "./words.js";

const form = document.getElementById("command-line");
const input = document.getElementById("command");
const completion = document.getElementById("completion");
const title = document.getElementById("completion-title");
const list = document.getElementById("suggestions");
const picker = document.getElementById("file");

let commands = [];
let largestFile = 0;
let context = () => ({});
let entries = [];
let active = -1;
let round = 0;
let last = "";
/** The file whose name stands in the line: its name there, and what is in it in base64. */
let chosen = null;

/**
 * Starts the command line. `who()` says who types where; `send(slash, text)` sends a command. A file has `most` bytes at
 * most.
 */
export function startCommandLine(specs, most, who, send) {
  commands = specs;
  largestFile = most;
  context = who;
  input.addEventListener("input", complete);
  input.addEventListener("focus", complete);
  input.addEventListener("blur", () => setTimeout(() => form.contains(document.activeElement) || close(), 150));
  input.addEventListener("keydown", (event) => press(event));
  picker.addEventListener("change", take);
  picker.addEventListener("cancel", () => input.focus());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit(send);
  });
}

/** The same commands, told in another language. */
export function tellCommands(specs) {
  commands = specs;
  close();
}

/** Reads what is typed: the command and verb as far as they are known, and the options with where their values begin. */
function read(text) {
  const [, name, gap, rest] = /^\/(\S*)(\s*)(.*)$/s.exec(text);
  const command = gap ? commands.find((it) => it.name === name) : undefined;
  if (!command?.verbs.length) {
    return { name, known: Boolean(command), command, ...readOptions(command, rest) };
  }
  const [, word, verbGap, tail] = /^(\S*)(\s*)(.*)$/s.exec(rest);
  const verb = verbGap ? command.verbs.find((it) => it.name === word) : undefined;
  return { name, word, command, verb, known: Boolean(verb), ...readOptions(verb, tail) };
}

function readOptions(spec, text) {
  const names = (spec?.options ?? []).map((option) => option.name);
  const options = [];
  const pattern = new RegExp(`(?:^|\\s)(${names.join("|")}):`, "g");
  const found = names.length ? [...text.matchAll(pattern)] : [];
  found.forEach((match, at) => {
    const value = text.slice(match.index + match[0].length, found[at + 1]?.index);
    options.push([match[1], value]);
  });
  const loose = found.length ? "" : text;
  return { spec, options, loose };
}

const optionOf = ({ spec }, name) => spec.options.find((option) => option.name === name);

const slashOf = (line) => ({
  command: line.command.name,
  verb: line.verb?.name ?? null,
  options: line.options
    .map(([name, value]) => [name, value.trim()])
    .filter(([name, value]) => value && !optionOf(line, name).file),
});

const path = ({ command, verb }) => `/${command.name}${verb ? ` ${verb.name}` : ""}`;

/** The option that has to be filled and is not. What is typed for a file is none, unless it is the name of the chosen one. */
const missing = ({ spec, options }) =>
  spec.options.find((option) => {
    const given = options.filter(([name, value]) => name === option.name && value.trim());
    return option.file ? (option.required || given.length) && !given.some(isChosen) : option.required && !given.length;
  });

const isChosen = ([, value]) => value.trim() === chosen?.name;

// What Enter takes: the only choice, or else the only one whose value is what was typed or begins with it. What fits twice
// is chosen with an arrow, Tab or a press.
function unambiguous(typed, choices) {
  if (!typed) return -1;
  if (choices.length === 1) return 0;
  const fits = (fit) => choices.filter(({ value }) => fit(value.toLowerCase(), typed.toLowerCase()));
  const [same, begun] = [fits((a, b) => a === b), fits((a, b) => a.startsWith(b))];
  if (same.length === 1) return choices.indexOf(same[0]);
  return begun.length === 1 ? choices.indexOf(begun[0]) : -1;
}

/** Shows what can come next. */
async function complete() {
  const text = input.value;
  const now = ++round;
  if (!text.startsWith("/")) {
    return text ? present(say("plain", { example: `/${commands[0].name}` }), []) : close();
  }
  const line = read(text);
  if (!line.known) {
    const entries = line.command ? verbsOf(line.command, line.word) : commandsLike(line.name);
    return present(entries.length ? "" : say("unknown"), entries, 0);
  }
  const [name, value] = line.options.at(-1) ?? [];
  const option = optionOf(line, name);
  // A space after a value asks for the next option; more than that belongs to the value.
  if (option && !/\S\s+$/.test(value)) {
    if (option.file) {
      return presentPicker(describe(line, option), isChosen([name, value]) ? -1 : 0);
    }
    const choices = await choicesOf(line, option, value.trim());
    if (now === round) {
      const base = text.slice(0, text.length - value.length);
      const asEntry = ({ value, label }) => ({ text: `${base}${value} `, label, note: label.includes(value) ? "" : value });
      present(describe(line, option), choices.map(asEntry), unambiguous(value.trim(), choices));
    }
    return;
  }
  const typed = line.loose.trim();
  const left = line.spec.options.filter((it) => it.name.startsWith(typed) && !line.options.some(([name]) => name === it.name));
  const base = typed ? text.slice(0, text.lastIndexOf(typed)) : text.replace(/\s*$/, " ");
  const asEntry = (it) => ({
    text: `${base}${it.name}:`,
    label: it.required ? it.name : say("optional", { name: it.name }),
    note: it.description,
  });
  present(describe(line), left.map(asEntry), missing(line) || typed ? 0 : -1);
}

/** What an option can be filled with: its own choices, the people of the page, or what the house suggests. */
function choicesOf(line, option, typed) {
  if (option.choices.length) return like(option.choices, typed);
  if (!option.person) return ask(line, option.name);
  const { person, people } = context();
  const named = line.options.filter(([name]) => name !== option.name).map(([, value]) => value.trim());
  const others = people.filter((name) => name !== person && !named.includes(name));
  return like(others.map((name) => ({ value: name, label: name })), typed);
}

async function ask(line, focused) {
  const { person, channel } = context();
  // Typing quickly asks once, at the end.
  const before = round;
  await new Promise((done) => setTimeout(done, 80));
  return before === round ? suggest(person, channel, slashOf(line), focused) : [];
}

function commandsLike(typed) {
  const whole = commands.filter((it) => it.name.startsWith(typed)).map((it) => entry(`/${it.name}`, it.description));
  const inner = (it) => it.verbs.filter((verb) => verb.name.startsWith(typed)).map((verb) => entry(`/${it.name} ${verb.name}`, verb.description));
  return typed ? [...whole, ...commands.flatMap(inner)] : whole;
}

function verbsOf(command, typed) {
  const fits = command.verbs.filter((it) => it.name.startsWith(typed));
  return fits.map((it) => entry(`/${command.name} ${it.name}`, it.description));
}

const entry = (label, note) => ({ text: `${label} `, label, note });

function like(choices, typed) {
  const small = typed.toLowerCase();
  return choices.filter(({ value, label }) => value.toLowerCase().includes(small) || label.toLowerCase().includes(small));
}

function describe({ command, verb, spec }, option) {
  return option ? `${path({ command, verb })} ${option.name} – ${option.description}` : `${path({ command, verb })} – ${spec.description}`;
}

function present(words, choices, first = -1) {
  entries = choices;
  title.textContent = words;
  title.hidden = !words;
  list.replaceChildren(...choices.map(item));
  completion.hidden = !words && !choices.length;
  input.setAttribute("aria-expanded", choices.length > 0);
  activate(choices.length ? first : -1);
}

function presentPicker(words, first) {
  present(words, [{ label: say("choose-file"), note: "", choose: () => picker.click() }], first);
}

function item({ label, note }, at) {
  const it = document.createElement("li");
  it.id = `suggestion-${at}`;
  it.setAttribute("role", "option");
  const name = document.createElement("span");
  name.textContent = label;
  const more = document.createElement("small");
  more.textContent = note;
  it.append(name, more);
  it.addEventListener("pointerdown", (event) => event.preventDefault());
  it.addEventListener("click", () => choose(at));
  return it;
}

function activate(at) {
  active = at;
  [...list.children].forEach((it, index) => it.setAttribute("aria-selected", index === at));
  if (at >= 0) {
    input.setAttribute("aria-activedescendant", `suggestion-${at}`);
    list.children[at].scrollIntoView({ block: "nearest" });
  } else {
    input.removeAttribute("aria-activedescendant");
  }
}

function choose(at) {
  const { text, choose } = entries[at];
  if (choose) choose();
  else fill(text);
}

function fill(text) {
  input.value = text;
  input.focus();
  input.setSelectionRange(text.length, text.length);
  return complete();
}

/** Takes the file that was picked. */
async function take() {
  const [file] = picker.files;
  // Otherwise nobody would hear of the same file picked again.
  picker.value = "";
  if (!file) return;
  // As it can stand in the line: a colon ends the name of an option.
  const name = file.name.replace(/[\s:]+/g, " ").trim();
  const tooLarge = file.size > largestFile;
  const base64 = tooLarge ? null : await inBase64(file).catch(() => null);
  const text = withName(input.value, name);
  if (!text) return;
  if (base64 !== null) {
    chosen = { name, base64 };
    return fill(text);
  }
  await fill(input.value);
  title.textContent = say(tooLarge ? "file-too-large" : "file-not-read", { name, limit: largestFile / 2 ** 20 });
}

/** The line with the name of a file in it, if it asks for one. */
function withName(text, name) {
  const line = text.startsWith("/") ? read(text) : null;
  const [option, value] = line?.options.find(([it]) => optionOf(line, it).file) ?? [];
  return option && `${text.replace(`${option}:${value}`, () => `${option}:${name}`).trimEnd()} `;
}

function close() {
  round++;
  present("", []);
}

function press(event) {
  const open = entries.length > 0 && !completion.hidden;
  const turn = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (turn && open) {
    activate((active + turn + entries.length) % entries.length);
  } else if (event.key === "ArrowUp" && !input.value && last) {
    input.value = last;
    complete();
  } else if (event.key === "Tab" && !event.shiftKey && open) {
    choose(Math.max(active, 0));
  } else if (event.key === "Enter" && open && active >= 0) {
    choose(active);
  } else if (event.key === "Escape" && !completion.hidden) {
    close();
  } else {
    return;
  }
  event.preventDefault();
}

function submit(send) {
  const text = input.value.trim();
  if (!text) return;
  if (!text.startsWith("/")) return void complete();
  const line = read(`${text} `);
  if (!line.known) {
    input.value = `${text} `;
    return void complete();
  }
  const wanted = missing(line);
  if (wanted) {
    const begun = line.options.some(([name]) => name === wanted.name);
    input.value = begun ? text : `${text} ${wanted.name}:`;
    input.focus();
    const words = `${say("missing", { name: wanted.name })} – ${wanted.description}`;
    if (wanted.file) return presentPicker(words, 0);
    return void complete().then(() => (title.textContent = words));
  }
  const withFile = line.options.some((given) => optionOf(line, given[0]).file && isChosen(given));
  const slash = withFile ? { ...slashOf(line), file: chosen.base64 } : slashOf(line);
  last = text;
  input.value = "";
  chosen = null;
  close();
  send(slash, text);
}
