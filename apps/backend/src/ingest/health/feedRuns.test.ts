import { expect, onTestFinished, test, vi } from 'vitest';
import { eachState } from '../../state/testing/eachState.ts';
import { createCounts } from '../../catalogue/db/ingestRuns.ts';
import { findRuns, recordRun } from './feedRuns.ts';

const result = (over: object = {}) => ({ ...createCounts(), read: 12, added: 3, whole: true, ...over });

eachState('records of imports', ({ open }) => {
  test('the counts and losses of an import are stored and returned', async () => {
    const { db } = await open();
    const dropped = [
      { field: 'PW', reason: 'is not a power', count: 2, example: { id: 'a', place: 'x:1', value: 'b\0d' } },
    ];
    const report = await recordRun(db, 'jpcenter/main', async () => result({ dropped, quarantined: 1 }));
    expect(report.read).toBe(12);
    const [run] = await findRuns(db, 'jpcenter/main');
    expect(run).toMatchObject({ outcome: 'done', read: 12, added: 3, quarantined: 1, error: '' });
    expect(JSON.parse(run?.losses ?? '')).toMatchObject({
      dropped: [{ field: 'PW', count: 2 }],
      unknownWords: [],
    });
    expect(Date.parse(run?.finished_at ?? '')).toBeGreaterThanOrEqual(Date.parse(run?.started_at ?? ''));
  });

  test('a partial import and a failed one are recorded; a stopped one and one with nothing to do are not', async () => {
    const { db } = await open();
    await recordRun(db, 'part', async () => result({ whole: false }));
    await expect(recordRun(db, 'failed', () => Promise.reject(new Error('HTTP 502')))).rejects.toThrow(
      'HTTP 502',
    );
    const stopped = recordRun(db, 'stopped', () => Promise.reject(new DOMException('stopped', 'AbortError')));
    await expect(stopped).rejects.toThrow('stopped');
    await recordRun(db, 'idle', async () => undefined);
    const runs = await findRuns(db);
    expect(runs.map(({ source, outcome, error }) => [source, outcome, error]).toSorted()).toEqual([
      ['failed', 'failed', 'HTTP 502'],
      ['part', 'part', ''],
    ]);
  });

  test('imports keep their order when the clock stands still or goes back', async () => {
    const { db } = await open();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const [read, time] of [
      [1, '2026-11-22T10:00:00Z'],
      [2, '2026-11-22T10:00:00Z'],
      [3, '2026-11-22T09:00:00Z'],
    ] as const) {
      vi.setSystemTime(time);
      await recordRun(db, 'main', async () => result({ read }));
    }
    expect((await findRuns(db, 'main')).map(({ read }) => read)).toEqual([3, 2, 1]);
  });

  test('every count of an import is stored; losses are empty if there are none', async () => {
    const { db } = await open();
    const counts = {
      read: 21,
      added: 1,
      changed: 2,
      unchanged: 3,
      withdrawn: 4,
      quarantined: 5,
      skipped: 6,
    };
    await recordRun(db, 'main', async () => ({ ...counts, whole: true }));
    const { skipped: _, ...others } = counts;
    await recordRun(db, 'other', async () => ({ ...others, whole: true }));
    expect(await findRuns(db, 'main')).toEqual([expect.objectContaining(counts)]);
    const [run] = await findRuns(db, 'other');
    expect(run).toMatchObject({ ...others, skipped: 0 });
    expect(run?.losses).toBe('{"dropped":[],"unknownWords":[]}');
  });

  test('an import is listed as running until it ends; a long or odd error is stored', async () => {
    const { db } = await open();
    const run = recordRun(db, 'main', async () => {
      expect(await findRuns(db)).toEqual([
        expect.objectContaining({
          source: 'main',
          outcome: 'running',
          error: '',
          losses: '',
          finished_at: '',
        }),
      ]);
      throw new Error(`\0${'x'.repeat(600)}`);
    });
    await expect(run).rejects.toThrow('xxx');
    // oxlint-disable-next-line prefer-promise-reject-errors -- a library may throw anything
    await expect(recordRun(db, 'text', () => Promise.reject('busy'))).rejects.toBe('busy');
    expect((await findRuns(db, 'main')).map(({ error }) => error)).toEqual(['x'.repeat(499)]);
    expect((await findRuns(db, 'text')).map(({ error }) => error)).toEqual(['busy']);
  });

  test('an import whose process was killed counts as failed when the next one begins', async () => {
    const { db } = await open();
    void recordRun(db, 'killed', () => new Promise<undefined>(() => undefined));
    void recordRun(db, 'running', () => new Promise<undefined>(() => undefined));
    await expect.poll(async () => (await findRuns(db)).length).toBe(2);
    await recordRun(db, 'killed', async () => result());
    const runs = await findRuns(db, 'killed');
    expect(runs.map(({ outcome, error }) => [outcome, error]).toSorted()).toEqual([
      ['done', ''],
      ['failed', 'the import was interrupted'],
    ]);
    for (const { finished_at } of runs) expect(finished_at).toMatch(/^\d{4}-/);
    expect((await findRuns(db, 'running')).map(({ outcome }) => outcome)).toEqual(['running']);
  });

  test('the last 20 imports of each source are kept', async () => {
    const { db } = await open();
    await recordRun(db, 'other', async () => result());
    for (let read = 1; read <= 23; read += 1) await recordRun(db, 'main', async () => result({ read }));
    const storedRuns = await findRuns(db, 'main');
    expect(storedRuns).toHaveLength(20);
    expect(Math.max(...storedRuns.map(({ read }) => read))).toBe(23);
    expect(await findRuns(db, 'other')).toHaveLength(1);
  });
});
