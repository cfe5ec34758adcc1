import * as feeds from '@vvoz/demo/feeds';
import type { Sale } from '@vvoz/estimate/lot';
import { SaleTable } from '@vvoz/estimate/SaleTable';
import { findReadableTable } from '../ingest/feedTables.ts';

/**
 * Reads the sold cars of a generated archive as an import would, without a database.
 * @param count lots of the archive, sold or not
 */
export function readDemoSales(count: number, seed: number, now: Date): SaleTable {
  const { table, readRecord } = findReadableTable('aleado/japan_st');
  const sales = new SaleTable();
  for (const row of feeds.japanSold({ count, seed, now })) {
    const reading = readRecord(row, table, now);
    if (reading.kind !== 'lot' || reading.lot.status !== 'sold' || reading.lot.finish === null) continue;
    sales.add(reading.lot as Sale);
  }
  return sales;
}
