import { z } from 'zod';
import { readBuildFile, readSection } from './pageParts.ts';

/** An error of our own script in a visitor's browser. */
export interface BugReport {
  /** `TypeError`. */
  readonly name: string;
  /** The message without what a visitor may have typed. */
  readonly text: string;
  /** File of our build that threw it, with line and column; '' for any other file. */
  readonly source: string;
  /** First part of the page's path: `/japan`. */
  readonly section: string;
}

const MAX_TEXT = 200;
const NAME = /^[A-Z][A-Za-z]{0,40}$/;
/** `https://host/_next/static/chunks/a.js:7:120` in a line of a stack. */
const PLACE = /(https?:\/\/[^\s()]{1,300}?):(\d{1,7}):(\d{1,7})/;

const cut = (length: number) =>
  z
    .string()
    .transform((text) => text.slice(0, length))
    .catch('');

const schema = z.object({
  name: z.string().regex(NAME).catch('Error'),
  message: cut(1000),
  stack: cut(4096),
  page: cut(4096),
});

/**
 * A message of a browser may quote what was parsed, a name or a telephone number. Only the names of our own fields stay:
 * quoted words that begin with a small Latin letter.
 */
const removePersonal = (message: string): string =>
  message
    .replaceAll(/["'`«“]([^"'`«“»”]*)["'`»”]/g, (quoted, inner: string) =>
      /^[a-z_$][\w$]{0,30}$/.test(inner) && !/\d{3}/.test(inner) ? quoted : '…',
    )
    .replaceAll(/\d+/g, '#')
    .replaceAll(/[^ -~…]+/g, '…')
    .slice(0, MAX_TEXT);

/**
 * Reads the report of one error. Keeps nothing that names a person. A report from outside our build (an extension of the
 * browser, a counter) is dropped: nothing in it can be corrected here.
 */
export function readBugReports(body: unknown): readonly BugReport[] {
  const { data } = schema.safeParse(body);
  const [, file = '', line, column] = PLACE.exec(data?.stack ?? '') ?? [];
  const source = readBuildFile(file);
  if (!data || source === '') return [];
  return [
    {
      name: data.name,
      text: removePersonal(data.message),
      source: `${source}:${line}:${column}`,
      section: readSection(data.page),
    },
  ];
}
