import { describe, expect, test } from 'vitest';
import type { FeedHealth } from '../../ingest/health/feedHealth.ts';
import type { FeedRunTable } from '../../state/schema.ts';
import { formatFeedReport } from './feedReport.ts';
import { formatDrifts, formatFeedStatus } from './feedStatus.ts';
import { parseIngestArgs } from './ingestArgs.ts';
import { parseQuarantineArgs } from './quarantineArgs.ts';

const HEALTHY: FeedHealth = {
  source: 'jpcenter/main',
  lastSuccess: '2026-11-22T05:30:00.000Z',
  ageMinutes: 59,
  records: 41_250,
  failures: 0,
  error: '',
  problem: null,
  recordsBefore: null,
};

describe('status', () => {
  test.each<[Partial<FeedHealth>, RegExp]>([
    [{}, /^jpcenter\/main +2026-11-22 05:30 +59 min +41,250 +ok$/],
    [{ ageMinutes: 60 }, / 1 h /],
    [{ ageMinutes: 1439 }, / 23 h /],
    [{ ageMinutes: 1440 }, / 1 d /],
    [{ ageMinutes: 2879 }, / 1 d /],
    [{ failures: 2, error: 'HTTP 502' }, /failed 2×: HTTP 502$/],
    [{ failures: 3, problem: 'failing', error: 'HTTP 502' }, /FAILING 3×: HTTP 502$/],
    [{ problem: 'shrunk', recordsBefore: 90_000 }, /SHRUNK: 90,000 records before$/],
    [{ lastSuccess: null, ageMinutes: null, records: null }, /– +– +– +never imported$/],
  ])('%j', (over, expected) => {
    const [, line] = formatFeedStatus([{ ...HEALTHY, ...over }]).split('\n');
    expect(line).toMatch(expected);
  });
});

test('the status of estimates says which have drifted', () => {
  const right = { week: '2026-11-20', sales: 1500, error: 0.07, coverage: 0.8, usualError: 0.071 } as const;
  const [, japan, bike] = formatDrifts([
    { ...right, type: 'japan' },
    { ...right, type: 'bike', error: 0.142, coverage: 0.612 },
  ]).split('\n');
  expect(japan).toMatch(/^japan +2026-11-20 +1,500 +7\.0 % +7\.1 % +80\.0 % +ok$/);
  expect(bike).toMatch(/^bike +2026-11-20 +1,500 +14\.2 % +7\.1 % +61\.2 % +DRIFTED$/);
});

const RUN: FeedRunTable = {
  id: '1',
  source: 'jpcenter/main',
  started_at: '2026-11-22T05:30:00.000Z',
  finished_at: '2026-11-22T05:31:00.000Z',
  outcome: 'done',
  error: '',
  losses: JSON.stringify({
    dropped: [
      {
        field: 'PW',
        reason: 'is not a power',
        count: 312,
        example: { id: 'a1', place: 'jpcenter/main:7', value: 'turbo' },
      },
    ],
    unknownWords: [{ vocabulary: 'color', word: 'MAUVE', count: 12, exampleId: 'b2' }],
  }),
  read: 41_250,
  added: 10,
  changed: 20,
  unchanged: 41_200,
  withdrawn: 5,
  quarantined: 15,
  skipped: 0,
};

describe('report', () => {
  test('it has counts, lost fields and unknown words with examples, and says where the rejected records are', () => {
    const text = formatFeedReport([RUN]);
    expect(text).toContain('read 41,250, new 10, changed 20, unchanged 41,200, withdrawn 5, quarantined 15');
    expect(text).toMatch(/312 +PW is not a power +'turbo' in a1 \(jpcenter\/main:7\)/);
    expect(text).toMatch(/12 +color 'MAUVE' +in b2/);
    expect(text).toContain('npm run operator -- quarantine list --source jpcenter/main');
  });

  test('it has only the last import of each table, and the reason if that failed', () => {
    const failed = { ...RUN, outcome: 'failed', error: 'HTTP 502', losses: '', read: 0, quarantined: 0 };
    const text = formatFeedReport([failed, RUN, { ...RUN, source: 'cbr', quarantined: 0 }]);
    expect(text.match(/UTC/g)).toHaveLength(2);
    expect(text).toContain('failed: HTTP 502');
  });
});

test.each([
  [['status'], { kind: 'status' }],
  [['report'], { kind: 'report', table: undefined }],
  [['report', 'jpcenter/main'], { kind: 'report', table: 'jpcenter/main' }],
])('ingest %j', (args, expected) => {
  expect(parseIngestArgs(args)).toMatchObject(expected);
});

test.each([[['status', 'x']], [['report', 'a', 'b']], [['import']]])('ingest %j is refused', (args) => {
  expect(() => parseIngestArgs(args)).toThrow();
});

test.each([
  [['list'], { kind: 'list', source: undefined, limit: 50 }],
  [
    ['list', '--source', 'jpcenter/main', '--limit', '5'],
    { kind: 'list', source: 'jpcenter/main', limit: 5 },
  ],
  [['show', 'x'], { kind: 'show', id: 'x' }],
  [['retry', '--all'], { kind: 'retry', id: undefined, source: undefined }],
  [['retry', 'x'], { kind: 'retry', id: 'x', source: undefined }],
  [['export'], { kind: 'export', source: undefined }],
  [['--help'], { kind: 'help' }],
])('quarantine %j', (args, expected) => {
  expect(parseQuarantineArgs(args)).toEqual(expected);
});

test.each([[[]], [['show']], [['retry']], [['retry', 'x', '--all']], [['list', '--limit', '0']], [['drop']]])(
  'quarantine %j is refused',
  (args) => {
    expect(() => parseQuarantineArgs(args)).toThrow();
  },
);
