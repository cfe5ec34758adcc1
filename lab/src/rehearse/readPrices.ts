import { DatabaseSync } from 'node:sqlite';

/** Turnkey prices of a catalogue type, ₽. */
export interface TypePrices {
  readonly type: string;
  readonly lots: number;
  /** Lots whose price cannot be calculated. */
  readonly unpriced: number;
  readonly lowest: number;
  readonly median: number;
  readonly highest: number;
}

/** Reads the prices of the imported lots, by type. */
export function readPrices(databaseFile: string): readonly TypePrices[] {
  const db = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    const types = db
      .prepare('select type, count(*) lots from lot where live = 1 group by type order by type')
      .all();
    return types.map(({ type, lots }) => {
      const costs = db
        .prepare('select cost from lot where live = 1 and type = ? and cost is not null order by cost')
        .all(String(type))
        .map(({ cost }) => Number(cost));
      return {
        type: String(type),
        lots: Number(lots),
        unpriced: Number(lots) - costs.length,
        lowest: costs[0] ?? 0,
        median: costs[Math.floor(costs.length / 2)] ?? 0,
        highest: costs.at(-1) ?? 0,
      };
    });
  } finally {
    db.close();
  }
}
