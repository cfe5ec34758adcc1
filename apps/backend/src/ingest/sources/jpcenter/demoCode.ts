import type { Page } from './jpcenterRows.ts';

/** If the access code is a demo or wrong, fields of the answer contain the supplier's address for getting a code. */
const GET_CODE = /\bget_code\W*$/i;

const endsInGetCode = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('get_code') && GET_CODE.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(endsInGetCode);

/** True for the rows that jpcenter sends, with status 200, for a demo code or a wrong one. They are not lots. */
export const isDemoPage = ({ rows }: Page): boolean =>
  rows.some((row) => 'record' in row && endsInGetCode(row.record));
