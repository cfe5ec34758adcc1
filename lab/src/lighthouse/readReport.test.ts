import { expect, test } from 'vitest';
import { readReport } from './readReport.ts';

const audit = (title: string, score: number | null) => ({ title, score });
const REPORT = {
  categories: {
    seo: {
      score: 0.92,
      auditRefs: [
        { id: 'description', weight: 1 },
        { id: 'manual', weight: 0 },
        { id: 'title', weight: 1 },
        { id: 'none', weight: 1 },
      ],
    },
    performance: { score: null, auditRefs: [] },
  },
  audits: {
    description: { ...audit('No description', 0), displayValue: '2 links' },
    manual: audit('A manual check', 0),
    title: audit('A title', 1),
    none: audit('Not applicable', null),
  },
};

test('scores are from 0 to 100, and audits that cost points are listed', () => {
  expect(readReport(JSON.stringify(REPORT))).toEqual({
    scores: { seo: 92 },
    failed: [{ category: 'seo', audit: 'description', title: 'No description (2 links)' }],
  });
});

test('a page that did not open is an error, not a page without scores', () => {
  const runtimeError = { code: 'FAILED_DOCUMENT_REQUEST', message: 'status 500' };
  expect(() => readReport(JSON.stringify({ ...REPORT, runtimeError }))).toThrow('status 500');
});
