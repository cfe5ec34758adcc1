import type { RouteCause } from '../../route/routeChange.ts';
import type { Goal } from '../../services/raiseGoal.ts';

/** One view of a page. */
export interface Hit {
  readonly url: string;
  /** Address of the previous page; '' when unknown. */
  readonly referrer: string;
  readonly title: string;
  readonly cause: RouteCause;
}

/** A loaded counter. */
export interface Counter {
  readonly sendHit: (hit: Hit) => void;
  readonly sendGoal: (goal: Goal) => void;
}

/** Calls from a counter to the page. */
export interface CounterEvents {
  /** Called when call tracking has assigned a phone number to this visitor. */
  readonly onPhone: (tel: string) => void;
}

/** A counter of another company. Its row in `packages/site-browser/src/services/foreignServices.ts` lists the hosts that it may contact. */
export interface CounterRow {
  /** Its name in the consent notice. */
  readonly title: string;
  /** Cookies and keys of local storage that its script leaves on this host. They are removed when a consent is withdrawn. */
  readonly traces: RegExp;
  /** Loads its script, which must not send a hit by itself. Rejects if the script is blocked, fails or takes too long. */
  readonly load: (id: string, events: CounterEvents) => Promise<Counter>;
}
