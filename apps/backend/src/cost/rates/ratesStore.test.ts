import { expect, test } from 'vitest';
import { eachState } from '../../state/testing/eachState.ts';
import { findRates, saveRates, type DayRate } from './ratesStore.ts';

const rate = (currency: DayRate['currency'], day: string, rub: string): DayRate => ({
  currency,
  day,
  rub,
  source: 'cbr',
});

eachState('rates', ({ open }) => {
  test('the latest rate on or before a day applies, with its own date', async () => {
    const { db } = await open();
    expect(
      await saveRates(db, [
        rate('eur', '2026-11-19', '100.1'),
        rate('eur', '2026-11-21', '101.5'),
        rate('jpy', '2026-11-20', '0.55'),
      ]),
    ).toBe(3);
    expect(await findRates(db, '2026-11-22')).toMatchObject({
      eur: { rub: '101.5', day: '2026-11-21' },
      jpy: { rub: '0.55', day: '2026-11-20', source: 'cbr' },
    });
    expect(await findRates(db, '2026-11-20')).toMatchObject({ eur: { rub: '100.1' }, jpy: { rub: '0.55' } });
    expect(await findRates(db, '2026-11-18')).toEqual({});
  });

  test('saving the same rate changes nothing, a correction counts as a change', async () => {
    const { db } = await open();
    await saveRates(db, [rate('eur', '2026-11-21', '101.5')]);
    expect(await saveRates(db, [rate('eur', '2026-11-21', '101.5')])).toBe(0);
    expect(await saveRates(db, [rate('eur', '2026-11-21', '101.6')])).toBe(1);
    expect((await findRates(db, '2026-11-21')).eur?.rub).toBe('101.6');
  });
});
