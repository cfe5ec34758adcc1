import type { Page } from './jpcenterRows.ts';

/** What stands in fields of an answer to a demo code or a wrong one: the supplier's address for getting a code. */
const GET_CODE = /\bget_code\W*$/i;

/** Whether the rows are those that jpcenter sends for a demo code or a wrong one: status 200, and no lots. */
export const isDemoPage = ({ rows }: Page): boolean =>
  rows.some(
    (row) =>
      'record' in row &&
      Object.values(row.record).some(
        (value) => typeof value === 'string' && value.includes('get_code') && GET_CODE.test(value),
      ),
  );
