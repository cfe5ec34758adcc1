import type { LeadWithDeliveries } from './findLeads.ts';

/**
 * The beginning of what a spreadsheet reads as a formula. A Russian Excel also begins a cell after a semicolon, and then
 * after line breaks and tabs of a text too. Full-width signs count as the plain ones.
 */
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

type Column = readonly [name: string, getValue: (lead: LeadWithDeliveries) => string];

const COLUMNS: readonly Column[] = [
  ['id', ({ lead }) => lead.id],
  ['created_at', ({ lead }) => lead.createdAt],
  ['type', ({ lead }) => lead.kind],
  ['name', ({ lead }) => lead.name],
  ['tel', ({ lead }) => lead.tel],
  ['tel_note', ({ lead }) => lead.marks.telNote],
  ['message', ({ lead }) => lead.message],
  ['host', ({ lead }) => lead.host],
  ['page', ({ lead }) => lead.page],
  ['ip', ({ lead }) => lead.ip],
  ['consent_version', ({ lead }) => lead.consent.version],
  ['consent_at', ({ lead }) => lead.consent.at],
  ['marketing_version', ({ lead }) => lead.marks.marketing],
  ['lead_id', ({ lead }) => lead.marks.leadId],
  ['roistat_visit', ({ lead }) => lead.marks.roistatVisit],
  ['utm', ({ lead }) => new URLSearchParams(lead.marks.utm).toString()],
  ['captcha', ({ lead }) => lead.marks.captcha],
  ['lot', ({ lead }) => (lead.lot ? JSON.stringify(lead.lot) : '')],
  ['receipt', ({ lead }) => (lead.receipt ? JSON.stringify(lead.receipt) : '')],
  ['deliveries', ({ deliveries }) => deliveries.map(({ target, state }) => `${target}:${state}`).join(' ')],
];

export const formatCsvHeader = (): string => formatCsvRow(COLUMNS.map(([name]) => name));
export const formatCsvLead = (lead: LeadWithDeliveries): string =>
  formatCsvRow(COLUMNS.map(([, getValue]) => getValue(lead)));
