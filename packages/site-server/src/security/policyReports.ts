import { z } from 'zod';
import { readBuildFile, readSection } from './pageParts.ts';

/** What a browser says about something that the policy of a page has refused; the rest of its report is not read. */
export interface PolicyReport {
  /** `img-src`. */
  readonly directive: string;
  /** Origin or kind of what was refused: `https://a.example`, `inline`, `eval`. */
  readonly blocked: string;
  /** First part of the page's path: `/japan`. A whole address may contain what a visitor typed. */
  readonly section: string;
  /** File of our build that caused it, with its line; '' for any other file. */
  readonly source: string;
}

const text = z.string().max(4096).catch('');
const line = z.int().min(0).catch(0);

/** The body of `report-uri`: `{"csp-report": {…}}`. */
const old = z
  .object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      file: report['source-file'],
      line: report['line-number'],
    },
  ]);

const MAX_REPORTS = 10;
/** The body of `report-to`: a list of reports of several types. */
const current = z.array(z.unknown()).transform((reports) =>
  reports.slice(0, MAX_REPORTS).flatMap((report) => {
    const { data } = z
      .object({
        type: z.literal('csp-violation'),
        body: z.object({
          effectiveDirective: text,
          blockedURL: text,
          documentURL: text,
          sourceFile: text,
          lineNumber: line,
        }),
      })
      .safeParse(report);
    if (!data) return [];
    const { body } = data;
    return [
      {
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        page: body.documentURL,
        file: body.sourceFile,
        line: body.lineNumber,
      },
    ];
  }),
);

const DIRECTIVE = /^[a-z-]{1,40}$/;
const KIND = /^[a-z-]{1,30}$/;

function readBlocked(blocked: string): string | undefined {
  if (KIND.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  // We cannot correct what an extension of the browser adds.
  if (!url || url.protocol.endsWith('-extension:')) return undefined;
  return url.host === '' ? url.protocol : `${url.protocol}//${url.host}`.slice(0, 100);
}

/**
 * Reads the reports of a body, in either form. Keeps nothing that names a person: no query, no path besides its first part,
 * no sample of a script. Reports that cannot be understood, and those about browser extensions, are dropped.
 */
export function readPolicyReports(body: unknown): readonly PolicyReport[] {
  const { data = [] } = z.union([old, current]).safeParse(body);
  return data.flatMap((report) => {
    // `violated-directive` of old browsers has the sources too.
    const [directive = ''] = report.directive.split(' ');
    const blocked = readBlocked(report.blocked);
    if (blocked === undefined || !DIRECTIVE.test(directive)) return [];
    const file = readBuildFile(report.file);
    return [
      {
        directive,
        blocked,
        section: readSection(report.page),
        source: file && `${file}:${report.line}`,
      },
    ];
  });
}
