import { expect, test } from 'vitest';
import { assessFeeds } from './feedHealth.ts';

const NOW = new Date('2026-11-22T12:00:30Z');

/** Runs of one table, the newest first: outcome and records. */
const createRuns = (...ended: (readonly [outcome: string, read?: number])[]) =>
  ended.map(([outcome, read = 0], index) => ({
    source: 'jpcenter/main',
    finished_at: new Date(NOW.getTime() - (index + 1) * 30 * 60_000).toISOString(),
    outcome,
    error: outcome === 'failed' ? `HTTP 50${index}` : '',
    read,
  }));
const assessOne = (...ended: Parameters<typeof createRuns>[number][]) =>
  assessFeeds(createRuns(...ended), NOW)[0];

test('a source that works has its last success, age and records', () => {
  expect(assessOne(['done', 900], ['done', 1000])).toEqual({
    source: 'jpcenter/main',
    lastSuccess: '2026-11-22T11:30:30.000Z',
    ageMinutes: 30,
    records: 900,
    failures: 0,
    error: '',
    problem: null,
    recordsBefore: null,
  });
});

test.each([
  [1, null],
  [2, null],
  [3, 'failing'],
  [4, 'failing'],
])('%i failures in a row: problem %j, with the error of the last', (failures, problem) => {
  const failed = Array.from({ length: failures }, () => ['failed'] as const);
  expect(assessOne(...failed, ['done', 1000])).toMatchObject({
    failures,
    problem,
    error: 'HTTP 500',
    records: 1000,
    ageMinutes: 30 * (failures + 1),
  });
});

test('a source that never worked has no last success, age or records', () => {
  expect(assessOne(['failed'])).toMatchObject({
    lastSuccess: null,
    ageMinutes: null,
    records: null,
    failures: 1,
  });
});

test.each([
  [700, 1000, null, null],
  [699, 1000, 'shrunk', 1000],
  [2000, 1000, null, null],
])('%i records after %i: %j', (now, before, problem, recordsBefore) => {
  expect(assessOne(['done', now], ['done', before])).toMatchObject({ problem, recordsBefore });
});

test('a feed that had shrunk and fails now is failing', () => {
  const failed = Array.from({ length: 3 }, () => ['failed'] as const);
  expect(assessOne(...failed, ['done', 1], ['done', 1000])).toMatchObject({ problem: 'failing' });
});

test('a partial import counts neither as shrunk nor as failed; a running one is ignored', () => {
  expect(assessOne(['part', 10], ['done', 1000], ['done', 1000])).toMatchObject({
    problem: null,
    records: 10,
  });
  expect(assessOne(['running'], ['failed'], ['done', 5])).toMatchObject({ failures: 1, records: 5 });
});

test('scheduled sources without an import are listed; sources do not mix', () => {
  const other = { ...createRuns(['done', 7])[0]!, source: 'cbr' };
  const feeds = assessFeeds([...createRuns(['failed']), other], NOW, ['jpcenter/korea', 'cbr']);
  expect(feeds.map(({ source, failures, records }) => [source, failures, records])).toEqual([
    ['cbr', 0, 7],
    ['jpcenter/korea', 0, null],
    ['jpcenter/main', 1, null],
  ]);
});
