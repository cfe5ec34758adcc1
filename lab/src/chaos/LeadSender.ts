import { setTimeout as pause } from 'node:timers/promises';
import { postLead } from '../lib/postLead.ts';

/** A lead is sent again for this long, ms, before it counts as unanswered. The backend starts several times meanwhile. */
const GIVE_UP_MS = 120_000;
/** Longer than the backend may take for any answer, ms. */
const RESPONSE_MS = 20_000;

/** Sends leads as pages do: again with the same key until each is answered. */
export class LeadSender {
  /** The id in each answer, by the lead's key. */
  readonly ids = new Map<string, string>();
  readonly faults: string[] = [];
  /** Number of answers 503 with Retry-After. */
  refused = 0;
  slowestMs = 0;
  readonly #url: string;
  readonly #signal: AbortSignal;

  constructor(url: string, signal: AbortSignal) {
    this.#url = url;
    this.#signal = signal;
  }

  /** Sends a lead until it is answered with success, or GIVE_UP_MS have passed. */
  async send(key: string): Promise<void> {
    const giveUp = performance.now() + GIVE_UP_MS;
    while (performance.now() < giveUp && !this.#signal.aborted) {
      const id = await this.#post(key);
      if (id !== undefined) {
        this.ids.set(key, id);
        return;
      }
      await pause(50);
    }
  }

  /** Sends once. Returns the id of the answer, or undefined. */
  async #post(key: string): Promise<string | undefined> {
    const begun = performance.now();
    try {
      const fields = { name: key };
      const response = await postLead(this.#url, key, fields, AbortSignal.timeout(RESPONSE_MS));
      this.slowestMs = Math.max(this.slowestMs, Math.round(performance.now() - begun));
      if (response.ok) return ((await response.json()) as { data: { id: string } }).data.id;
      await response.text();
      if (response.status !== 503) this.faults.push(`a lead was answered with ${response.status}`);
      else if (response.headers.get('retry-after') === null) this.faults.push('a 503 had no Retry-After');
      else this.refused += 1;
    } catch {
      // The backend is down, or was killed before it answered.
    }
    return undefined;
  }
}
