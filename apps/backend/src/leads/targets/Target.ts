import { getFaultCode } from '../../lib/faultCode.ts';
import type { VariableGroup } from '../../lib/variableGroup.ts';
import type { Lead } from '../leadRecord.ts';

/** A message to the operator about the system itself. */
export interface Alarm {
  /** One line of Russian. */
  readonly subject: string;
  readonly text: string;
  /** For programs: the feed table, and the problem; '' when the problem has ended. */
  readonly source: string;
  readonly problem: string;
  /** ISO. */
  readonly at: string;
}

/** How a lead stands in the operator's CRM. */
export interface Outcome {
  readonly leadId: string;
  /** open: still in work, or opened again. */
  readonly outcome: 'open' | 'won' | 'lost' | 'spam';
}

/** What a target can do. */
export interface TargetActions {
  /** Resolves when the target has the lead. May be called again for the same lead. Throws DeliveryError. */
  readonly deliver: (lead: Lead, signal: AbortSignal) => Promise<void>;
  /** Sends the operator an alarm; absent for targets that take leads only. Throws DeliveryError. */
  readonly alarm?: (alarm: Alarm, signal: AbortSignal) => Promise<void>;
  /**
   * The leads of this project that changed there since a time; absent for targets that do not tell. A lead may be named
   * although nothing changed. Throws DeliveryError.
   */
  readonly listOutcomes?: (since: Date, signal: AbortSignal) => Promise<readonly Outcome[]>;
}

/** A configured destination of leads. */
export interface Target extends TargetActions {
  /** Identifies the target in the outbox, in the log and on the command line. */
  readonly name: string;
}

/** A row of TARGETS. `open` is a method, so that rows with different settings fit into one table. */
export interface TargetRow<Settings = unknown> {
  readonly name: string;
  /** One line for the command's help: how the target receives leads. */
  readonly about: string;
  /** The recipient of the leads, as the privacy policy names it. */
  readonly recipient: string;
  /** The target is configured when all needed variables are set. */
  readonly variables: VariableGroup<Settings>;
  open(settings: Settings): TargetActions;
}

export const defineTarget = <Settings>(row: TargetRow<Settings>): TargetRow<Settings> => row;

interface Failure {
  /** A repeat would fail again. */
  readonly permanent?: boolean;
  /** The pause that the target asked for, ms. */
  readonly retryAfterMs?: number | undefined;
  /**
   * The target's own message. Saved with the delivery for the operator, never logged: it may repeat the visitor's data.
   */
  readonly detail?: string;
}

/** A delivery failed. The message consists of our own words and codes, so it may be logged. */
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

/** Turns any error into a DeliveryError. Unknown errors may be temporary, so they are not permanent. */
export const toDeliveryError = (error: unknown): DeliveryError =>
  error instanceof DeliveryError ? error : new DeliveryError(`failed: ${getFaultCode(error)}`, {}, error);
