import { existsSync } from 'node:fs';
import { openState, type StateLocation } from '../../state/openState.ts';
import { defaultSettings } from '../defaultSettings.ts';
import { loadTables } from '../loadTables.ts';
import { defaultRates } from '../rates.ts';
import { readSettings } from '../settings.ts';
import { createCostSource, toVladivostokDay, type CostSource } from './costSource.ts';

/**
 * Opens the data for a command. While the operator's database does not exist, the defaults are used, and the database
 * is not created. Close it when done.
 */
export async function openCostSource(
  place: StateLocation,
): Promise<CostSource & { readonly close: () => Promise<void> }> {
  const tables = await loadTables();
  if ('file' in place && !existsSync(place.file)) {
    const settings = readSettings(defaultSettings);
    return {
      load: async () => ({ tables, settings, rates: defaultRates, today: toVladivostokDay(new Date()) }),
      close: async () => undefined,
    };
  }
  const state = await openState(place);
  return { ...createCostSource(state.db, tables), close: () => state.close() };
}
