type Say = (facts: Readonly<Record<string, unknown>>, message: string) => void;

/** What of the application's log this folder uses; never told a name, a number, a message or an address. */
export interface LeadLog {
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
}
