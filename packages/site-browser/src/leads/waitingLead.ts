/** Age up to which a stored request is sent without asking its visitor again, ms. */
export const MAX_SILENT_MS = 48 * 3_600_000;

/** A request on the device, as IndexedDB stores it. Times are ms since the epoch. */
export interface WaitingLead {
  /** The idempotency key. */
  readonly key: string;
  /** The body of the call, without a captcha token. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly keptAt: number;
  /** Not sent before this time: a failed attempt, or a Retry-After of the server, postpones the next one. */
  readonly dueAt: number;
  /** Number of failed attempts. */
  readonly failures: number;
  /** Why the request was refused, for its visitor; '' while it may still be sent. */
  readonly refusedRu: string;
}

/** State of a stored request as the visitor sees it. */
export type WaitingState =
  /** Sent as soon as there is a connection. */
  | 'waiting'
  /** Too old to be sent silently: the visitor decides. */
  | 'overdue'
  /** Refused because of its content. */
  | 'refused';

export function findWaitingState({ refusedRu, keptAt }: WaitingLead, now: number): WaitingState {
  if (refusedRu !== '') return 'refused';
  return now - keptAt < MAX_SILENT_MS ? 'waiting' : 'overdue';
}
