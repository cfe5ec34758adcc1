import type { VariableGroup } from '../../lib/variableGroup.ts';
import type { Lead } from '../leadRecord.ts';

/** What a destination does. */
export interface TargetActions {
  /** Resolves when the destination has the lead; may be called again for one lead. Throws DeliveryError. */
  readonly deliver: (lead: Lead, signal: AbortSignal) => Promise<void>;
}

/** A destination of the operator's that leads go to, with its settings. */
export interface Target extends TargetActions {
  /** Names it in the outbox, in the log and on the command line. */
  readonly name: string;
}

/** A row of TARGETS. Declared with a method: the table holds rows of different settings. */
export interface TargetRow<Settings = unknown> {
  readonly name: string;
  /** How leads get there and how a repeat is known, for the command's help. */
  readonly about: string;
  /** All that it needs, or none of it. */
  readonly variables: VariableGroup<Settings>;
  open(settings: Settings): TargetActions;
}

export const defineTarget = <Settings>(row: TargetRow<Settings>): TargetRow<Settings> => row;

interface Failure {
  /** No repeat would help. */
  readonly permanent?: boolean;
  /** The place said when to come back, ms from now. */
  readonly retryAfterMs?: number | undefined;
  /** What the place said, for the operator's eyes: it is kept with the delivery and never logged. */
  readonly detail?: string;
}

/** A delivery did not come through. The message is of our own words and codes: it may be logged. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly permanent: boolean;
  readonly retryAfterMs: number | undefined;
  readonly detail: string;
  constructor(
    reason: string,
    { permanent = false, retryAfterMs, detail = '' }: Failure = {},
    cause?: unknown,
  ) {
    super(reason, { cause });
    this.permanent = permanent;
    this.retryAfterMs = retryAfterMs;
    this.detail = detail;
  }
}

const CODE = /^[\w.-]{1,60}$/;

/** A code that another program gave, or `unknown`: what is longer or stranger is no code. */
export const toSafeCode = (code: unknown): string =>
  typeof code === 'string' && CODE.test(code) ? code : 'unknown';

/** The code of a network fault, also of one that is the cause of another: ECONNREFUSED. */
export function getFaultCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return toSafeCode(error.code);
  return error.cause === undefined ? toSafeCode(error.name) : getFaultCode(error.cause);
}

/** Whatever a delivery threw, as a DeliveryError: unknown faults may pass. */
export const toDeliveryError = (error: unknown): DeliveryError =>
  error instanceof DeliveryError ? error : new DeliveryError(`failed: ${getFaultCode(error)}`, {}, error);
