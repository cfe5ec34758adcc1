import type { LotWriter, WriteOutcome } from '../catalogue/db/lotWriter.ts';
import type { CostData } from '../cost/calculateReceipt.ts';
import { calculateLotCostFields } from '../cost/lots/lotCost.ts';
import type { Estimator } from '../estimate/createEstimator.ts';
import type { FeedTable } from './feedTable.ts';
import type { LotReading, Reading, ReadRecord } from './records/reading.ts';
import { findVehicleKinds } from './records/vehicleKinds.ts';
import type { SanityCheck } from './sanityBounds.ts';

/** The context that all records of one import share. */
export interface RecordImport {
  readonly table: FeedTable;
  readonly readRecord: ReadRecord;
  readonly costs: CostData;
  readonly estimator: Estimator;
  readonly sanity: SanityCheck;
  /** Writes into the open transaction of the import. */
  readonly writer: LotWriter;
  readonly now: Date;
}

export type RecordResult =
  | { readonly kind: 'written'; readonly written: WriteOutcome; readonly reading: LotReading }
  | Exclude<Reading, LotReading>;

/**
 * Reads one record, checks its price, and writes it as a lot with its estimate and cost.
 * @param place where the record is in the feed, as in RawRecord: `japan/1.ndjson:7`
 */
export function importRecord(
  record: unknown,
  place: string,
  { table, readRecord, costs, estimator, sanity, writer, now }: RecordImport,
): RecordResult {
  const reading = readRecord(record, table, now);
  if (reading.kind !== 'lot') return reading;
  const { lot, dropped } = reading;
  const wrongPrice = sanity.check(lot, dropped, place);
  if (wrongPrice !== undefined) return { kind: 'rejected', reason: wrongPrice, id: lot.external_id };
  const written = writer.write({ ...lot, ...findVehicleKinds(lot) }, (described) => {
    const estimated = { ...described, ...estimator.estimate(described) };
    return Object.assign(estimated, calculateLotCostFields(estimated, costs));
  });
  return { kind: 'written', written, reading };
}
