import { expect, test } from 'vitest';
import { vitalsReportSchema } from '@vvoz/api/vitals/vitalsSchemas';
import { createVitalsReport } from './createVitalsReport.ts';

function createRecorded() {
  const sent: unknown[] = [];
  const report = createVitalsReport('korean', (text) =>
    sent.push(vitalsReportSchema.parse(JSON.parse(text))),
  );
  return { sent, ...report };
}

test('a hidden page sends one report, in the form that the server takes', () => {
  const { sent, note, flush } = createRecorded();
  note({ name: 'TTFB', value: 120.45678, id: 'a' });
  note({ name: 'CLS', value: 0.0123, id: 'b' });
  expect(sent).toEqual([]);
  flush();
  flush();
  expect(sent).toEqual([{ template: 'korean', ttfb: 120.457, cls: 0.012 }]);
});

test('sends the latest value when the page is hidden, and later only values of a new view of the page', () => {
  const { sent, note, flush } = createRecorded();
  note({ name: 'INP', value: 40, id: 'a' });
  note({ name: 'INP', value: 90, id: 'a' });
  flush();
  note({ name: 'INP', value: 300, id: 'a' });
  flush();
  note({ name: 'INP', value: 20, id: 'from the cache' });
  flush();
  expect(sent).toEqual([
    { template: 'korean', inp: 90 },
    { template: 'korean', inp: 20 },
  ]);
});

test('a later report has no values of the earlier one', () => {
  const { sent, note, flush } = createRecorded();
  note({ name: 'LCP', value: 900, id: 'a' });
  flush();
  note({ name: 'INP', value: 40, id: 'b' });
  flush();
  expect(sent[1]).toEqual({ template: 'korean', inp: 40 });
});
