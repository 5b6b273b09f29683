// The sentences the page says itself, in the language of its switch: at first that of the browser, then the one chosen last.

import languages from "/languages.js";

const KEPT = "pergola language";

/** The language that is spoken now. */
export let language = kept() ?? nearest(navigator.languages ?? [navigator.language]) ?? languages[0];

/** The sentence of this name with its blanks filled in. */
export function say(name, blanks = {}) {
  return language.words[name].replace(/\{(\w+)\}/g, (_, blank) => blanks[blank]);
}

/** Fills the switch, which says what each language is called in itself, and calls `changed()` when another is chosen. */
export function startSwitch(select, changed) {
  for (const { key, name } of languages) {
    select.append(Object.assign(document.createElement("option"), { value: key, textContent: name, lang: key }));
  }
  select.value = language.key;
  select.addEventListener("change", () => {
    language = languages.find((it) => it.key === select.value);
    keep(language.key);
    tellPage();
    changed();
  });
  tellPage();
}

/** Says the words that stand in the page from the beginning, also in what its templates are made of. */
function tellPage() {
  document.documentElement.lang = language.key;
  const parts = [document, ...[...document.querySelectorAll("template")].map((it) => it.content)];
  for (const part of parts) {
    part.querySelectorAll("[data-say]").forEach((it) => (it.textContent = say(it.dataset.say)));
    part.querySelectorAll("[data-label]").forEach((it) => it.setAttribute("aria-label", say(it.dataset.label)));
  }
}

/** The language that serves the first of these locales for which there is one: one that names it, else one of the same language. */
function nearest(locales) {
  const primary = (locale) => locale.toLowerCase().split("-")[0];
  const naming = (locale) => languages.find((it) => it.locales.some((known) => known.toLowerCase() === locale.toLowerCase()));
  const of = (locale) => naming(locale) ?? languages.find((it) => primary(it.key) === primary(locale));
  return locales.map(of).find(Boolean);
}

/** The language that was chosen last. A browser that keeps nothing has none. */
function kept() {
  try {
    return languages.find((it) => it.key === localStorage.getItem(KEPT));
  } catch {
    return undefined;
  }
}

function keep(key) {
  try {
    localStorage.setItem(KEPT, key);
  } catch {
    // It is spoken until the page is left.
  }
}
