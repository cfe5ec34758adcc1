import type { Goal } from './raiseGoal.ts';

/** One view of a page. */
export interface Hit {
  readonly url: string;
  /** Address of the page before; '' when unknown. */
  readonly referrer: string;
  readonly title: string;
}

/** A loaded counter. */
export interface Counter {
  readonly sendHit: (hit: Hit) => void;
  readonly sendGoal: (goal: Goal) => void;
}

/** What a counter can tell the page. */
export interface CounterEvents {
  /** Call tracking has given this visitor a phone number. */
  readonly onPhone: (tel: string) => void;
}

/** A counter of another company; what it may contact is its row in `security/foreignServices.ts`. */
export interface CounterRow {
  /** Its name in the notice to visitors. */
  readonly title: string;
  /** Cookies and keys of local storage that its script leaves on this host. They are removed when a consent is withdrawn. */
  readonly traces: RegExp;
  /** Loads its script without letting it send a hit of its own. Rejects if the script is blocked, fails or takes too long. */
  readonly load: (id: string, events: CounterEvents) => Promise<Counter>;
}
