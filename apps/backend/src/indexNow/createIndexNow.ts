import { randomUUID } from 'node:crypto';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import type { CatalogueStore } from '../catalogue/CatalogueStore.ts';
import { releaseLease, takeLease } from '../state/lease.ts';
import { readNote, writeNote } from '../state/notes.ts';
import type { StateDb } from '../state/schema.ts';
import { readChangedPages } from './changedPages.ts';
import type { IndexNowSettings } from './indexNowVariables.ts';
import { MAX_URLS, postUrls, type PostOutcome } from './postUrls.ts';

/** How often the catalogue's version is checked, ms. */
const DEFAULT_INTERVAL_MS = 60_000;
/** How long one process may announce before another may do it, ms. */
const LEASE_MS = 7_200_000;
const LEASE = 'indexnow';
/** The end of the last import whose changes were announced: ISO, UTC. */
const SINCE_NOTE = 'indexnow:since';

export interface IndexNowOptions extends IndexNowSettings {
  readonly store: Pick<CatalogueStore, 'landings' | 'version'>;
  readonly db: StateDb;
  /** Public addresses of the hosts. */
  readonly sites: Readonly<Record<Host, string>>;
  readonly log: {
    readonly info: (facts: object, message: string) => void;
    readonly error: (facts: object, message: string) => void;
  };
  readonly intervalMs?: number;
  readonly pausesMs?: readonly number[];
  readonly now?: () => Date;
}

/** Announces the pages that imports change to search engines. */
export interface IndexNow {
  /** Announces what has changed since the last time, unless another process is doing so. */
  readonly announce: () => Promise<void>;
  /** Announces after each import from now on. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Creates the announcer. It never delays an import. Its first run only stores the time, because the sitemap has all
 * older changes. A failed post is repeated with the next import's changes; a refused one is logged and not repeated.
 */
export function createIndexNow(options: IndexNowOptions): IndexNow {
  const { store, db, sites, log, intervalMs = DEFAULT_INTERVAL_MS, now = () => new Date() } = options;
  const stopping = new AbortController();
  const holder = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let announcedVersion: string | undefined;

  async function send(host: Host, urls: readonly string[]): Promise<PostOutcome> {
    const site = sites[host];
    const outcome = await postUrls(urls, { ...options, site, signal: stopping.signal });
    if (outcome.kind === 'accepted') log.info({ host, urls: urls.length }, 'changed pages announced');
    else
      log.error(
        { host, urls: urls.length, reason: outcome.reason, retried: outcome.kind === 'failed' },
        'changed pages not announced',
      );
    return outcome;
  }

  /** Announces the changes since a time (ISO, UTC). Returns the time from which the next announcement must start. */
  async function announceSince(since: string): Promise<string> {
    let newest = since;
    let host: Host | undefined;
    let urls: string[] = [];
    let hasFailed = false;
    const flush = async (): Promise<void> => {
      if (host !== undefined && urls.length > 0) hasFailed ||= (await send(host, urls)).kind === 'failed';
      urls = [];
    };
    for await (const page of readChangedPages(store, since)) {
      if (page.host !== host || urls.length === MAX_URLS) await flush();
      // The search engine does not answer, so the rest is announced after the next import.
      if (hasFailed) return since;
      host = page.host;
      urls.push(new URL(page.path, sites[host]).href);
      if (page.changedAt > newest) newest = page.changedAt;
    }
    await flush();
    return hasFailed ? since : newest;
  }

  async function announce(): Promise<void> {
    if (!(await takeLease(db, LEASE, holder, LEASE_MS))) return;
    try {
      const since = await readNote(db, SINCE_NOTE);
      await writeNote(db, SINCE_NOTE, since === undefined ? now().toISOString() : await announceSince(since));
    } finally {
      await releaseLease(db, LEASE, holder);
    }
  }

  async function check(): Promise<void> {
    try {
      const version = await store.version();
      if (version !== announcedVersion) await announce();
      announcedVersion = version;
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'changed pages not announced');
    }
    schedule();
  }
  function schedule(): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(start, intervalMs).unref();
  }
  function start(): void {
    running = check();
  }

  return {
    announce,
    start,
    close: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
