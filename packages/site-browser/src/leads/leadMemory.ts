/** Fields of the last request, which fill in the next form of the session. */
export interface RememberedLead {
  readonly name: string;
  readonly tel: string;
  /** When the last request was sent, ms since the epoch. */
  readonly at: number;
}

interface Attempt {
  /** Everything that the visitor sends, as text. */
  readonly content: string;
  readonly key: string;
}

const SENT = 'vvoz.lead';
const ATTEMPT = 'vvoz.lead.attempt';

function read<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    // Storage is forbidden, or another program wrote into it: nothing is remembered.
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full: the visitor types again.
  }
}

export const readRememberedLead = (): RememberedLead | undefined => read<RememberedLead>(SENT);

export const rememberLead = (lead: RememberedLead): void => write(SENT, lead);

let lastAttempt: Attempt | undefined;

/**
 * Returns the idempotency key of a request. A request with the content of the last attempt gets its key, also after a
 * reload, so that no retry becomes a second lead.
 */
export function findAttemptKey(content: string): string {
  const last = lastAttempt ?? read<Attempt>(ATTEMPT);
  if (last?.content === content) return last.key;
  lastAttempt = { content, key: crypto.randomUUID() };
  write(ATTEMPT, lastAttempt);
  return lastAttempt.key;
}
