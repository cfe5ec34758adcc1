import writeSheet from 'write-excel-file/node';
import type { LeadWithDeliveries } from './findLeads.ts';
import { LEAD_COLUMNS } from './leadColumns.ts';

/** Characters of a cell; Excel refuses a file with more. */
const MAX_CELL = 32_767;
/** Characters that XML cannot contain. */
const UNREADABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Every cell is text, so that nothing in it can become a formula. */
const toCell = (value: string) => ({
  type: String,
  value: value.replaceAll(UNREADABLE, '').slice(0, MAX_CELL),
});

/** Writes requests as a workbook (XLSX) with one sheet, whose first row stays visible. */
export async function formatLeadSheet(leads: readonly LeadWithDeliveries[]): Promise<Buffer> {
  const rows = leads.map((lead) => LEAD_COLUMNS.map(([, getValue]) => toCell(getValue(lead))));
  const head = LEAD_COLUMNS.map(([name]) => ({ type: String, value: name, fontWeight: 'bold' as const }));
  return writeSheet([head, ...rows], { sheet: 'Заявки', stickyRowsCount: 1 }).toBuffer();
}
