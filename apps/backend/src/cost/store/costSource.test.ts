import { expect, onTestFinished, test, vi } from 'vitest';
import { openTempState } from '../../state/testing/openTempState.ts';
import type { StateDb } from '../../state/schema.ts';
import { defaultSettings } from '../defaultSettings.ts';
import { saveRates } from '../rates/ratesStore.ts';
import { allTables } from '../testing/calculate.ts';
import { createCostSource } from './costSource.ts';
import { saveSettings } from './settingsStore.ts';

const saveMargin = (db: StateDb, percent: number) =>
  saveSettings(db, { ...defaultSettings, marginPercent: { default: percent } }, 'a margin');
const saveYen = (db: StateDb, day: string, rub: string) =>
  saveRates(db, [{ currency: 'jpy', day, rub, source: 'ЦБ РФ' }]);

/** A source in the last minute of a day in Vladivostok. */
async function openSource() {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:59:00Z'), toFake: ['Date', 'setTimeout'] });
  // The caches have the object that was global before.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks());
  const { db } = await openTempState();
  const source = createCostSource(db, allTables);
  const read = async (day?: string) => {
    const { settings, rates, today } = await source.load(day);
    return [settings.data.marginPercent['default'], rates.byCurrency['jpy']?.rub.toString(), today];
  };
  return { db, source, read };
}

test('settings and rates that change are used after half a minute', async () => {
  const { db, read } = await openSource();
  await saveMargin(db, 3);
  await saveYen(db, '2026-11-21', '0.6');
  expect(await read()).toEqual([3, '0.6', '2026-11-21']);
  await saveMargin(db, 4);
  await saveYen(db, '2026-11-21', '0.7');
  vi.advanceTimersByTime(29_000);
  expect(await read()).toEqual([3, '0.6', '2026-11-21']);
  vi.advanceTimersByTime(2000);
  expect(await read()).toEqual([4, '0.7', '2026-11-21']);
});

test('the rates are those of the day, and the next day begins at midnight in Vladivostok', async () => {
  const { db, read } = await openSource();
  await saveMargin(db, 3);
  await saveYen(db, '2026-11-20', '0.5');
  await saveYen(db, '2026-11-21', '0.6');
  await saveYen(db, '2026-11-22', '0.7');
  expect(await read()).toEqual([3, '0.6', '2026-11-21']);
  expect(await read('2026-11-20')).toEqual([3, '0.5', '2026-11-21']);
  expect(await read('2026-11-22')).toEqual([3, '0.7', '2026-11-21']);
  vi.advanceTimersByTime(60_000);
  expect(await read()).toEqual([3, '0.7', '2026-11-22']);
});

test('settings that could not be read are read again at once', async () => {
  const { db, read } = await openSource();
  await db
    .insertInto('cost_settings')
    .values({ version: 1, body: '{}', remark: '', created_at: '' })
    .execute();
  await expect(read()).rejects.toThrow('marginPercent');
  await saveMargin(db, 5);
  expect((await read())[0]).toBe(5);
});
