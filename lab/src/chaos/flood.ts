import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import { postLead } from '../lib/postLead.ts';

const CONCURRENCY = 16;
const FLOODER = '203.0.113.7';
/** Posts of the flooder between two posts of other visitors. */
const POSTS_BETWEEN = 100;
/** The backend's limit for leads without a captcha token from one address. */
const MAX_PER_MINUTE = 10;

const MAX_TRIES = 10;
/** Less than `Retry-After`, so that the flood lasts no longer than it must, ms. */
const RETRY_MS = 1000;

export interface Flood {
  readonly posts: number;
  readonly admitted: number;
  /** Leads of other visitors that were accepted meanwhile. */
  readonly others: number;
  readonly faults: readonly string[];
}

interface Posted {
  readonly status: number;
  readonly retryAfter: string | null;
}

/**
 * Sends a lead as our own storefront would for a visitor with this address: a 503, which a busy machine may answer, is
 * repeated under the same key.
 */
async function sendFrom(ip: string, url: string, signal: AbortSignal): Promise<Posted> {
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const response = await postLead(url, key, { ip }, signal);
    await response.text();
    if (response.status !== 503 || tries === MAX_TRIES)
      // 200 is the answer of a repeated request whose first write has succeeded after all.
      return {
        status: response.status === 200 && tries > 1 ? 201 : response.status,
        retryAfter: response.headers.get('retry-after'),
      };
    await pause(RETRY_MS);
  }
}

/**
 * Floods the backend with leads from one address while others send theirs. The flooder must get 429 with Retry-After
 * above the limit, and every other visitor must get through.
 */
export async function runFlood(
  { dataDir, port, posts }: { dataDir: string; port: number; posts: number },
  signal: AbortSignal,
  detail: (text: string) => void,
): Promise<Flood> {
  // `/healthz` is not ok when an earlier disturbance has lost the catalogue. Leads do not need it.
  const backend = new IsolatedBackend({
    dataDir,
    port,
    readyPath: '/livez',
    env: { VVOZ_LOG_LEVEL: 'error' },
  });
  const faults: string[] = [];
  let sent = 0;
  let admitted = 0;
  let others = 0;
  const floodOnce = async () => {
    const { status, retryAfter } = await sendFrom(FLOODER, backend.url, signal);
    if (status === 201) admitted += 1;
    else if (status !== 429) faults.push(`the flooder got ${status}`);
    else if (!(Number(retryAfter) > 0)) faults.push(`a 429 has Retry-After ${retryAfter}`);
  };
  const sendAsOther = async (index: number) => {
    const { status } = await sendFrom(`198.51.${index >> 8}.${index & 255}`, backend.url, signal);
    others += Number(status === 201);
    if (status !== 201) faults.push(`another visitor got ${status}`);
  };
  await backend.start();
  const begun = performance.now();
  try {
    const worker = async () => {
      while (sent < posts && !signal.aborted) {
        sent += 1;
        const index = sent;
        await floodOnce();
        if (index % POSTS_BETWEEN === 0) await sendAsOther(index / POSTS_BETWEEN);
        detail(`${index} of ${posts} posts, ${others} other visitors`);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  } finally {
    await backend.end();
  }
  const minutes = 1 + Math.ceil((performance.now() - begun) / 60_000);
  if (admitted === 0 || admitted > MAX_PER_MINUTE * minutes)
    faults.push(`${admitted} leads of the flooder were admitted in ${minutes} minutes`);
  return { posts: sent, admitted, others, faults };
}
