import { root } from '@vvoz/tools/lib/root';
import type { RawResponse } from './sendRaw.ts';

/** Texts of a program that no answer may contain: its folders, modules and stack traces. */
const TRACES = [
  root,
  'node_modules',
  'node:internal',
  '\n    at ',
  '\\n    at ',
  'file:///',
  '.ts:',
  'SQLITE_',
  'webpack-internal',
  'UnhandledPromise',
] as const;

/** How HTTP refuses a transfer coding and a version that a server does not know: nginx does, and is not out of order. */
const REFUSALS: readonly number[] = [501, 505];

/** True for a redirect or an error that caches may keep for ever, in the place of what belongs there. */
const isPoison = (status: number, head: string): boolean =>
  status >= 300 && status !== 304 && /^cache-control:.*\bimmutable\b/m.test(head);

/**
 * Returns what is wrong with an answer: a 5xx, a hung connection, a server that is gone, a stack trace or a file's path, a
 * missing `nosniff`, a redirect or an error that caches may keep for ever; undefined when nothing is wrong. A 503 with Retry-After is no fault: limits may refuse a request. Neither are 501 and 505.
 */
export function findFault({ status, head, body, isHung, isRefused }: RawResponse): string | undefined {
  if (isRefused) return 'nobody listens';
  if (isHung) return 'no answer in time';
  if (status === 0) return undefined;
  if (status >= 500 && !REFUSALS.includes(status) && !(status === 503 && /^retry-after: /m.test(head)))
    return `status ${status}`;
  if (isPoison(status, head)) return `caches may keep a ${status} for ever`;
  const trace = TRACES.find((text) => body.includes(text));
  if (trace !== undefined) return `the answer (${status}) contains ${JSON.stringify(trace)}`;
  return head.includes('x-content-type-options: nosniff') ? undefined : `no nosniff (${status})`;
}
