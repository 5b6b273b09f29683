// The words of a message: the little Markdown that chats know, as elements. Nothing is ever read as HTML.

import { language } from "./words.js";

const INLINE = new RegExp(
  [
    String.raw`\\([^\p{L}\p{N}\s])`,
    "`([^`\\n]+)`",
    String.raw`\*\*((?:\\.|[^\\])+?)\*\*(?!\*)`,
    String.raw`__((?:\\.|[^\\])+?)__`,
    String.raw`~~((?:\\.|[^\\])+?)~~`,
    String.raw`\*(?!\s)((?:\\.|[^\\*])+?)\*`,
    String.raw`(?<![\p{L}\p{N}])_(?!\s)((?:\\.|[^\\_])+?)_(?![\p{L}\p{N}])`,
    String.raw`<@(?!&)([^<>\n]+)>`,
    String.raw`<(#|@&)([^<>\n]+)>`,
    String.raw`<t:(\d+)(?::\w)?>`,
  ].join("|"),
  "gsu",
);

const BLOCK = [
  [/^(#{1,3}) (.*)$/, ([, marks, text]) => element(`h${marks.length + 2}`, inline(text))],
  [/^-# (.*)$/, ([, text]) => element("small", inline(text))],
];

/** The text as a fragment. `mine` is the id of the person reading. */
export function markup(text, mine) {
  reader = mine;
  const fragment = document.createDocumentFragment();
  const lines = text.split("\n");
  while (lines.length) {
    fragment.append(block(lines));
  }
  return fragment;
}

let reader;

function block(lines) {
  if (lines[0].startsWith("```")) {
    return fence(lines);
  }
  for (const [pattern, make] of BLOCK) {
    const match = pattern.exec(lines[0]);
    if (match) {
      lines.shift();
      return make(match);
    }
  }
  if (/^> /.test(lines[0])) {
    return element("blockquote", paragraph(take(lines, /^> (.*)$/)));
  }
  if (/^[-*] /.test(lines[0])) {
    return element("ul", ...take(lines, /^[-*] (.*)$/).map((line) => element("li", inline(line))));
  }
  return paragraph(take(lines, /^((?!```|#{1,3} |-# |> |[-*] ).*)$/));
}

function fence(lines) {
  const first = lines.shift().slice(3);
  const end = lines.findIndex((line) => line.endsWith("```"));
  const body = lines.splice(0, end < 0 ? lines.length : end + 1);
  if (end >= 0) {
    body[end] = body[end].slice(0, -3);
  }
  // A word alone after the fence names a language, which a chat does not show.
  const text = [...(/^\w*$/.test(first) ? [] : [first]), ...body].join("\n").replace(/\n$/, "");
  return element("pre", element("code", text));
}

function paragraph(lines) {
  return element("p", ...lines.flatMap((line, at) => (at ? [document.createElement("br"), inline(line)] : [inline(line)])));
}

function take(lines, pattern) {
  const taken = [];
  for (let match; lines.length && (match = pattern.exec(lines[0])); lines.shift()) {
    taken.push(match[1]);
  }
  return taken;
}

function inline(text) {
  const fragment = document.createDocumentFragment();
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    fragment.append(text.slice(from, match.index), piece(match));
    from = match.index + match[0].length;
  }
  fragment.append(text.slice(from));
  return fragment;
}

function piece([, escaped, code, strong, under, struck, starred, slanted, person, sign, named, time]) {
  if (escaped) return escaped;
  if (code) return element("code", code);
  if (strong) return element("strong", inline(strong));
  if (under) return element("u", inline(under));
  if (struck) return element("s", inline(struck));
  if (starred ?? slanted) return element("em", inline(starred ?? slanted));
  if (person) return mention(person);
  if (sign === "#") return place(named);
  // A role.
  if (named) return element("span", `@${named.slice(named.indexOf(":") + 1)}`);
  return moment(Number(time) * 1000);
}

function mention(person) {
  const name = element("span", `@${person.slice(person.indexOf(":") + 1)}`);
  name.className = person === reader ? "mention mine" : "mention";
  return name;
}

/** A link to the channel, for whoever is reading. */
function place(channel) {
  const name = channel.slice(channel.indexOf(":") + 1);
  const link = element("a", `#${name}`);
  link.href = `#${name}/${encodeURIComponent(reader.slice(reader.indexOf(":") + 1))}`;
  return link;
}

function moment(millis) {
  const [unit, length] = [["day", 86400000], ["hour", 3600000], ["minute", 60000]].find(([, length]) => Math.abs(millis - Date.now()) >= length) ?? ["minute", 60000];
  const away = new Intl.RelativeTimeFormat(language.key, { numeric: "auto" }).format(Math.round((millis - Date.now()) / length), unit);
  const time = element("time", away);
  time.dateTime = new Date(millis).toISOString();
  time.title = new Date(millis).toLocaleString();
  return time;
}

function element(name, ...children) {
  const it = document.createElement(name);
  it.append(...children);
  return it;
}
