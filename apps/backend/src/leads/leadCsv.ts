import type { LeadWithDeliveries } from './findLeads.ts';

/** Text that a spreadsheet would read as a formula. */
const FORMULA = /^[\s'"]*[=+\-@|%\t\r]/;
/** An E.164 number begins with + but is not a formula. */
const TEL = /^\+\d{7,15}$/;

/** A CSV value (RFC 4180), quoted if necessary. An apostrophe in front disarms a formula. */
export function formatCsvCell(value: string): string {
  const text = FORMULA.test(value) && !TEL.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
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
