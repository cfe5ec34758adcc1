import { expect, it } from 'vitest';
import { saveRates } from '../rates/ratesStore.ts';
import { eachState } from '../../state/testing/eachState.ts';
import { defaultSettings } from '../defaultSettings.ts';
import { calculateReceipt, readCostInput } from '../calculateReceipt.ts';
import { loadTables } from '../loadTables.ts';
import { createCostSource, toVladivostokDay } from './costSource.ts';
import {
  readCurrentSettings,
  saveSettings,
  seedSettings,
  SettingsError,
  listSettingsVersions,
  findSettingsVersion,
} from './settingsStore.ts';

const NOW = new Date('2026-09-05T00:00:00Z');
const changed = { ...defaultSettings, marginPercent: { default: 3 } };

eachState('the operator’s settings', ({ open }) => {
  it('are seeded once, and each change is a new version', async () => {
    const { db } = await open();
    await seedSettings(db, NOW);
    expect(await saveSettings(db, changed, 'a margin for all', NOW)).toEqual({ version: 2, changed: true });
    await seedSettings(db, NOW);
    expect((await readCurrentSettings(db)).data.marginPercent).toEqual({ default: 3 });
    expect(await saveSettings(db, changed, 'again', NOW)).toEqual({ version: 2, changed: false });
    expect(await listSettingsVersions(db)).toEqual([
      { version: 2, createdAt: NOW.toISOString(), remark: 'a margin for all' },
      { version: 1, createdAt: NOW.toISOString(), remark: 'defaults of the project' },
    ]);
    expect(await findSettingsVersion(db, 1)).toEqual(JSON.parse(JSON.stringify(defaultSettings)));
    expect(await findSettingsVersion(db, 7)).toBeUndefined();
  });

  it('are rejected when invalid, with a wrong place named, and nothing is saved', async () => {
    const { db } = await open();
    await seedSettings(db, NOW);
    const wrong = { ...defaultSettings, russia: { ...defaultSettings.russia, broker: -1 }, extra: 1 };
    const refusal = saveSettings(db, wrong, 'x', NOW);
    await expect(refusal).rejects.toThrow(SettingsError);
    await expect(refusal).rejects.toThrow('russia.broker');
    expect(await listSettingsVersions(db)).toHaveLength(1);
  });

  it('are used together with the latest rate on or before the day', async () => {
    const { db } = await open();
    await seedSettings(db, NOW);
    await saveRates(db, [
      { currency: 'jpy', day: '2026-09-04', rub: '0.6', source: 'ЦБ РФ' },
      { currency: 'jpy', day: '2026-10-01', rub: '0.7', source: 'ЦБ РФ' },
    ]);
    const source = createCostSource(db, await loadTables(), () => NOW);
    const input = readCostInput({
      price: 1_000_000,
      currency: 'jpy',
      displacementCc: 1496,
      powerHp: 109,
      ageMonths: 40,
      settings: { marginPercent: { jpy: 0 } },
    });
    const [price] = calculateReceipt(input, await source.load()).lines;
    expect(price).toMatchObject({ amountRub: 600_000, rateDate: '2026-09-04', rateSource: 'ЦБ РФ' });
    const later = await source.load('2026-10-20');
    expect(calculateReceipt(input, later).lines[0]).toMatchObject({
      amountRub: 700_000,
      rateDate: '2026-10-01',
    });
    // Before the first stored rate the default rate of the yen applies.
    expect(calculateReceipt(input, await source.load('2026-09-01')).lines[0]).toMatchObject({
      amountRub: 550_000,
    });
  });
});

it('the default day is the date in Vladivostok', () => {
  expect(toVladivostokDay(new Date('2026-12-31T13:59:59Z'))).toBe('2026-12-31');
  expect(toVladivostokDay(new Date('2026-12-31T14:00:00Z'))).toBe('2027-01-01');
});
