import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pickAddress, type Chance } from './random.ts';
import { createLeadPost, LEAD_PATH } from './postLead.ts';

const LIST = '/japan/czeny-na-avto';
/** Pages that are opened before anything fails. */
const KNOWN_PAGES = ['/', LIST, `${LIST}/toyota`, '/otzyvy', '/kontakty'] as const;
/** Longer than the site may take for any answer, ms. */
const MAX_WAIT_MS = 20_000;
/** How long a visitor repeats a request that nobody answers, ms. A busy machine needs most of a minute to start a process. */
const GIVE_UP_MS = 120_000;
/** The gateway leaves out a process for two seconds after a failure. */
const REPEAT_PAUSE_MS = 1000;

/** An answer of the site; status 0: the connection failed. */
export interface SiteResponse {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** A response after requests that nobody answered. */
export interface LateResponse {
  readonly response: SiteResponse;
  readonly repeats: number;
  /** Says how often nobody answered; undefined when somebody did in the end. */
  readonly outage: string | undefined;
}

const readHeading = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';

/** A visitor of the site at `url`. Each request comes from a random IP address, so that no limit is reached. */
export class SiteVisitor {
  readonly #url: string;
  readonly #pick: Chance;
  readonly #headings = new Map<string, string>();
  /** The acknowledged leads: the id of the answer by the lead's key. */
  readonly leads = new Map<string, string>();
  /** The path of a picture on a known page. */
  picture = '';

  constructor(url: string, pick: Chance) {
    this.#url = url;
    this.#pick = pick;
  }

  /** Requests a path. Never rejects: without an answer the status is 0. */
  async request(path: string, init: RequestInit = {}): Promise<SiteResponse> {
    const begun = performance.now();
    try {
      const response = await fetch(this.#url + path, {
        ...init,
        headers: { ...init.headers, 'x-forwarded-for': pickAddress(this.#pick) },
        signal: AbortSignal.timeout(MAX_WAIT_MS),
      });
      const text = await response.text();
      const { status, headers } = response;
      return { path, status, headers, text, ms: performance.now() - begun };
    } catch {
      // Callers judge the status 0 like any other.
      return { path, status: 0, headers: new Headers(), text: '', ms: performance.now() - begun };
    }
  }

  /** Repeats a request until somebody answers, at most for GIVE_UP_MS. */
  async requestUntilAnswered(path: string, signal: AbortSignal, init?: RequestInit): Promise<LateResponse> {
    const begun = performance.now();
    for (let repeats = 0; ; repeats += 1) {
      const response = await this.request(path, init);
      const { status, text } = response;
      const ms = performance.now() - begun;
      if (status !== 0 && status !== 503) return { response, repeats, outage: undefined };
      const outage = `${path} answered ${status} ${repeats + 1} times in ${Math.round(ms / 1000)} s, at last «${readHeading(text)}»`;
      if (ms >= GIVE_UP_MS || signal.aborted) return { response, repeats, outage };
      await pause(REPEAT_PAUSE_MS);
    }
  }

  /** Opens the known pages and remembers their headings, and a picture. Throws when one does not open. */
  async openKnownPages(signal: AbortSignal): Promise<void> {
    for (const path of KNOWN_PAGES) {
      // A page may be too slow at first on a busy machine.
      const { response } = await this.requestUntilAnswered(path, signal);
      const { status, text } = response;
      if (status !== 200) throw new Error(`${path} answered ${status} before anything was broken`);
      this.#headings.set(path, readHeading(text));
      this.picture ||= /\/pictures\/[^"\s]+/.exec(text)?.[0].replaceAll('&amp;', '&') ?? '';
    }
  }

  /** Opens a page again that was shown before. Returns what is wrong with it. */
  async reopen(): Promise<readonly string[]> {
    const path = this.#pick.oneOf(KNOWN_PAGES);
    const { status, text } = await this.request(path);
    if (status === 0) return [`${path} was not answered`];
    if (status !== 200 && status !== 503) return [`${path} answered ${status}`];
    return readHeading(text) === this.#headings.get(path)
      ? []
      : [`${path} was shown before, but is «${readHeading(text)}» now (${status})`];
  }

  /** Returns a random path of a list with filters, which most probably nobody has opened. */
  createUnseenPath = (prefix = LIST): string =>
    `${prefix}?year_min=${1990 + this.#pick.below(30)}&mileage_max=${10_000 + this.#pick.below(1_000_000)}`;

  /** Posts a lead once with the given key. Returns what is wrong; stores the id of an acknowledged lead in `leads`. */
  async postLead(
    key: string,
  ): Promise<{ readonly isAcknowledged: boolean; readonly faults: readonly string[] }> {
    const post = createLeadPost(key, { name: key });
    const headers = { ...post.headers, origin: this.#url };
    const { status, text } = await this.request(LEAD_PATH, { ...post, headers });
    if (status === 201 || status === 200) {
      const id = /"id":"([^"]+)"/.exec(text)?.[1];
      if (id !== undefined) this.leads.set(key, id);
      return { isAcknowledged: id !== undefined, faults: [] };
    }
    const isRetried = status === 0 || status === 503 || status === 429;
    return {
      isAcknowledged: false,
      faults: isRetried ? [] : [`a lead was answered with ${status}: ${text.slice(0, 200)}`],
    };
  }

  /** Posts a lead until it is acknowledged, as a page does. Returns what was wrong. */
  async deliverLead(signal: AbortSignal, key: string = randomUUID()): Promise<readonly string[]> {
    const giveUp = performance.now() + GIVE_UP_MS;
    while (performance.now() < giveUp && !signal.aborted) {
      const { isAcknowledged, faults } = await this.postLead(key);
      if (isAcknowledged || faults.length > 0) return faults;
      await pause(50);
    }
    return signal.aborted ? [] : [`a lead was not acknowledged in ${GIVE_UP_MS / 1000} s`];
  }
}
