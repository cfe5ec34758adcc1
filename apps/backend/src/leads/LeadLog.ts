type WriteLine = (facts: Readonly<Record<string, unknown>>, message: string) => void;

/** The part of the application's log that leads use. Never pass it a name, phone number, message or IP address. */
export interface LeadLog {
  readonly info: WriteLine;
  readonly warn: WriteLine;
  readonly error: WriteLine;
}
