import { findFault } from './judgeResponse.ts';
import type { RawRequest } from './rawRequest.ts';
import type { RawResponse } from './sendRaw.ts';

/** Kinds of fault that are printed; the others are counted only. */
const MAX_PRINTED = 20;
/** Characters of an example request. */
const MAX_EXAMPLE = 400;

const addOne = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

const formatCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted()
    .map(([name, times]) => `${name} ${times}`)
    .join(', ');

/** Counts the answers of a run by status and by kind of request, and its faults with an example of each. */
export class AbuseReport {
  sent = 0;
  faulty = 0;
  slowestMs = 0;
  readonly #byStatus = new Map<string, number>();
  readonly #byKind = new Map<string, number>();
  readonly #faults = new Map<string, number>();
  readonly #examples = new Map<string, string>();

  add({ kind, bytes }: RawRequest, response: RawResponse): void {
    this.sent += 1;
    this.slowestMs = Math.max(this.slowestMs, response.ms);
    addOne(this.#byStatus, response.status === 0 ? 'closed' : String(response.status));
    addOne(this.#byKind, kind);
    const fault = findFault(response);
    if (fault === undefined) return;
    this.faulty += 1;
    const name = `${fault}, ${kind}`;
    addOne(this.#faults, name);
    if (!this.#examples.has(name))
      this.#examples.set(name, JSON.stringify(bytes.toString('latin1')).slice(0, MAX_EXAMPLE));
  }

  /** Returns the lines of counts and faults. */
  format(): readonly string[] {
    return [
      `  ${formatCounts(this.#byStatus)}`,
      `  ${formatCounts(this.#byKind)}`,
      ...[...this.#faults]
        .slice(0, MAX_PRINTED)
        .map(([name, times]) => `  ${times} × ${name}: ${this.#examples.get(name)}`),
    ];
  }
}
