import { findRates, saveRates } from '../../../cost/rates/ratesStore.ts';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import { defineOtherSource } from '../../Source.ts';

/** Formats the bank's day, «2026-11-29», which begins in Moscow, three hours before that of UTC. */
const moscowDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** The official rates of the Bank of Russia, with which costs are calculated. */
export const cbr = defineOtherSource({
  name: 'cbr',
  about: 'rates of the Bank of Russia',
  variables: defineVariableGroup({
    needs: {
      VVOZ_CBR_URL: webVariable.meta({ example: 'https://www.cbr.ru', description: 'address of the rates' }),
    },
    options: {},
    settings: ({ VVOZ_CBR_URL: url }) => ({ url }),
  }),
  run: async ({ url }, { state, signal }) => {
    const { fetchCbr } = await import('./fetchCbr.ts');
    const today = moscowDay.format(new Date());
    const last = Object.values(await findRates(state.db, today));
    const previous = Object.fromEntries(last.map(({ currency, rub }) => [currency, rub]));
    const { day, rates, rejected } = await fetchCbr({ url, ...(signal ? { signal } : {}) }, today, previous);
    const changed = await saveRates(state.db, rates);
    return {
      summary: `cbr: rates of ${day}, read ${rates.length}, new or changed ${changed}, left out ${rejected.length}`,
      warnings: rejected.map(({ currency, reason }) => `cbr: ${currency} keeps its last rate: ${reason}`),
    };
  },
  // The rates of the next day are published in the afternoon, sometimes late.
  schedule: { pattern: '15,45 * * * *' },
});
