const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?$/;
const MIN_YEAR = 1990;
const MAX_YEAR = 2100;

/**
 * Reads a local date and time of a feed or of the wire: 'YYYY-MM-DD HH:MM:SS' → 'YYYY-MM-DDTHH:MM:SS'. A day alone
 * becomes its midnight. Returns '' for an absent date ('' and '0000-00-00 …') and undefined for an invalid one.
 */
export function readAuctionDate(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('0000-00-00')) return '';
  const [, y, m, d, hour = '00', minute = '00', second = '00'] = DATE.exec(trimmed) ?? [];
  const [year, month, day] = [Number(y), Number(m), Number(d)];
  if (!(year >= MIN_YEAR && year <= MAX_YEAR)) return undefined;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || day < 1 || day > lastDay) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${y}-${m}-${d}T${hour}:${minute}:${second}`;
}
