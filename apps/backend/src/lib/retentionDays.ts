/**
 * How long personal data is kept at most, days: what section 4 of the privacy policy promises. Three years are counted
 * without their leap day.
 */
export const MAX_RETENTION_DAYS = { leads: 1095, chat: 90, logs: 90 } as const;

/** How long leads and chats are kept, days; at most as long as the policy promises. */
export interface RetentionDays {
  readonly leads: number;
  readonly chat: number;
}
