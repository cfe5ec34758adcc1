import type { LeadWithDeliveries } from './findLeads.ts';
import { LEAD_COLUMNS } from './leadColumns.ts';

/**
 * The places where a spreadsheet may read a formula. One is the start of a cell. A Russian Excel also starts a cell
 * after a semicolon, and then after the line breaks and tabs of a text too. Full-width signs count as the plain ones.
 */
// slow-ok: of the texts of a lead only the message has line breaks, and it has at most 4,000 characters
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s'"]*[=+\-@|%\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;
/** An E.164 number begins with + but is not a formula. */
const TEL = /^\+\d{7,15}$/;

/** A CSV value (RFC 4180), quoted if necessary. Apostrophes disarm formulas. */
export function formatCsvCell(value: string): string {
  const text = TEL.test(value) ? value : value.replaceAll(FORMULA, "'");
  return /[",;\r\n]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
}

export const formatCsvRow = (values: readonly string[]): string =>
  `${values.map(formatCsvCell).join(',')}\r\n`;

/** Tells spreadsheets that the text is UTF-8. Without it they show wrong letters instead of Cyrillic ones. */
const BYTE_ORDER_MARK = '\uFEFF';

export const formatCsvHeader = (): string =>
  BYTE_ORDER_MARK + formatCsvRow(LEAD_COLUMNS.map(([name]) => name));
export const formatCsvLead = (lead: LeadWithDeliveries): string =>
  formatCsvRow(LEAD_COLUMNS.map(([, getValue]) => getValue(lead)));
