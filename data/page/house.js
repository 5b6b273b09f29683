// The way to the house and back: requests that are sent until they are answered, and the news of a channel.

import { language } from "./words.js";

/** A request the playground does not pass on; the message is its sentence. */
export class Refused extends Error {}

const banner = document.getElementById("banner");
const waiting = new Set();

document.getElementById("try-now").addEventListener("click", tryNow);

/** What the page needs once, and once more in another language. */
export const start = () => ask(`/start?language=${language.key}`);

/** Sends what somebody did. The id stays the same however often it is sent, so it is carried out once. */
export function request(person, moderator, channel, act) {
  return ask("/requests", { id: newId(), person, moderator, channel, language: language.key, act });
}

/** What is in a file, in base64. */
export function inBase64(file) {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => done(reader.result.slice(reader.result.indexOf(",") + 1)));
    reader.addEventListener("error", () => failed(reader.error));
    reader.readAsDataURL(file);
  });
}

/** What the option being typed could be; nothing when nobody answers. */
export async function suggest(person, channel, slash, focused) {
  try {
    return await once("/suggestions", { person, channel, language: language.key, slash, focused });
  } catch {
    return [];
  }
}

/**
 * Calls `show(news)` with everything in the channel, then with what changes. Of all windows on a channel one listens to
 * the bell and tells the others, since a browser opens six connections at most. Returns what brings the news at once, and
 * what ends them.
 */
export function follow(channel, show) {
  const others = new BroadcastChannel(`pergola ${channel}`);
  const ended = new AbortController();
  let known = "";
  let fetching = null;

  async function fetchNews() {
    const news = await ask(`/channels/${channel}?after=${known}`);
    if (!ended.signal.aborted) {
      known = news.known;
      show(news);
    }
  }
  // One at a time, so that news are shown in order.
  const bring = () => (fetching = (fetching ?? Promise.resolve()).then(fetchNews, fetchNews));
  const rung = (now) => now !== known && bring();

  others.addEventListener("message", (event) => rung(event.data));
  document.addEventListener("visibilitychange", () => document.hidden || bring(), { signal: ended.signal });
  bring();

  const listen = () => ring(channel, ended.signal, (now) => {
    others.postMessage(now);
    rung(now);
  });
  if (navigator.locks) {
    navigator.locks.request(`pergola ${channel}`, { signal: ended.signal }, listen).catch(() => {});
  } else {
    listen();
  }
  ended.signal.addEventListener("abort", () => others.close());
  return { bring, end: () => ended.abort() };
}

/** Listens to the bell until the signal ends it. */
function ring(channel, signal, rung) {
  return new Promise((done) => {
    let source;
    let again;
    const open = () => {
      source = new EventSource(`/channels/${channel}/bell`);
      source.addEventListener("open", answered);
      source.addEventListener("message", (event) => rung(event.data));
      source.addEventListener("error", () => {
        banner.hidden = false;
        if (source.readyState === EventSource.CLOSED) {
          again = setTimeout(open, 1000);
        }
      });
    };
    open();
    signal.addEventListener("abort", () => {
      clearTimeout(again);
      source.close();
      done();
    });
  });
}

/** Asks until somebody answers. */
async function ask(path, body) {
  for (let pause = 500; ; pause = Math.min(pause * 2, 5000)) {
    try {
      const answer = await once(path, body);
      answered();
      return answer;
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    banner.hidden = false;
    await rest(pause);
  }
}

async function once(path, body) {
  const headers = { "accept-language": language.key };
  const post = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, body ? post : { headers });
  if (response.status >= 500) throw new Error(response.statusText);
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.error);
  return answer;
}

function rest(millis) {
  return new Promise((resolve) => {
    const done = () => {
      waiting.delete(done);
      resolve();
    };
    waiting.add(done);
    setTimeout(done, millis);
  });
}

function tryNow() {
  waiting.forEach((done) => done());
}

/** Somebody answers: whoever else waits need not wait longer. */
function answered() {
  banner.hidden = true;
  tryNow();
}

/** Unique enough for every request of every window; a page from another computer has no `crypto.randomUUID`. */
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
