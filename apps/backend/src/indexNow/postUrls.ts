import { setTimeout as pause } from 'node:timers/promises';
import { getFaultCode } from '../lib/faultCode.ts';
import { parseRetryAfter } from '../lib/parseRetryAfter.ts';
import type { IndexNowSettings } from './indexNowVariables.ts';

/** Maximum number of addresses in one post (indexnow.org/documentation). */
export const MAX_URLS = 10_000;
/** How long the search engine may take to answer, ms. */
const RESPONSE_MS = 30_000;
/** Pauses before the second and third attempt, ms. */
const DEFAULT_PAUSES_MS: readonly number[] = [30_000, 300_000];
/** The longest pause before an attempt, ms, even if the search engine demands more. */
const MAX_PAUSE_MS = 1_800_000;

/** The protocol's meanings of the statuses that refuse a post. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'the format is invalid',
  403: 'the key is not valid: a site does not serve it at /{key}.txt',
  422: 'the addresses do not belong to the host, or the key does not match the protocol',
};

/** `refused`: the same post would be refused again. `failed`: the engine was busy or silent at every attempt. */
export type PostOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string };

export interface PostUrlsOptions extends IndexNowSettings {
  /** Address of the site that all URLs belong to: `https://vvoz.example`. */
  readonly site: string;
  readonly signal: AbortSignal;
  readonly pausesMs?: readonly number[];
}

type Attempt =
  | PostOutcome
  | { readonly kind: 'retry'; readonly reason: string; readonly afterMs?: number | undefined };

async function tryPost(
  urls: readonly string[],
  { key, endpoint, site, signal }: PostUrlsOptions,
): Promise<Attempt> {
  const keyLocation = new URL(`/${key}.txt`, site).href;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'vvoz' },
      body: JSON.stringify({ host: new URL(site).host, key, keyLocation, urlList: urls }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_MS)]),
    });
    await response.body?.cancel();
    const { status, headers } = response;
    if (status === 200 || status === 202) return { kind: 'accepted' };
    const reason = `HTTP ${status}${REFUSALS[status] ? `: ${REFUSALS[status]}` : ''}`;
    if (status < 500 && status !== 408 && status !== 429) return { kind: 'refused', reason };
    return { kind: 'retry', reason, afterMs: parseRetryAfter(headers.get('retry-after')) };
  } catch (error) {
    return { kind: 'retry', reason: `no answer: ${getFaultCode(error)}` };
  }
}

/**
 * Announces changed addresses of one site, at most MAX_URLS. While the search engine is busy or silent, the post is
 * repeated once after each of `pausesMs`, or later if the engine demands a longer pause. Rejects when `signal` aborts.
 */
export async function postUrls(urls: readonly string[], options: PostUrlsOptions): Promise<PostOutcome> {
  const { signal, pausesMs = DEFAULT_PAUSES_MS } = options;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await tryPost(urls, options);
    signal.throwIfAborted();
    if (outcome.kind !== 'retry') return outcome;
    const ownMs = pausesMs[attempt];
    if (ownMs === undefined) return { kind: 'failed', reason: outcome.reason };
    const waitMs = Math.min(Math.max(ownMs, outcome.afterMs ?? 0), MAX_PAUSE_MS);
    await pause(waitMs, undefined, { signal, ref: false });
  }
}
