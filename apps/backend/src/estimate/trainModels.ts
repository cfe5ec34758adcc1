import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { backTest, type BackTestOptions, type BackTestReport } from '@vvoz/estimate/backTest';
import type { Sale } from '@vvoz/estimate/lot';
import { MODEL_FORMAT, train } from '@vvoz/estimate/model';
import { SaleTable } from '@vvoz/estimate/SaleTable';
import type { Database } from 'better-sqlite3';
import { ESTIMATE_BASIS_COLUMNS } from './createEstimator.ts';
import { ESTIMATED_TYPES } from './estimatedTypes.ts';
import type { ModelFile } from './modelFile.ts';

/** The nightly back-test: the last four weeks, two at a time. */
const NIGHTLY: BackTestOptions = { folds: 2, foldDays: 14 };
/** The newest sales that a model learns from, so that training stays within its memory and time. */
const MAX_SALES = 1_000_000;

export interface Training {
  readonly file: ModelFile;
  /** By type; empty when no back-test was wanted. */
  readonly reports: ReadonlyMap<CatalogueType, BackTestReport>;
}

const SELECT_SALES = `select ${ESTIMATE_BASIS_COLUMNS.join(', ')}, finish, average from lot
  where type = ? and status = 'sold' and finish > 0 and auction_date > '' order by auction_date desc limit ${MAX_SALES}`;

/** Reads the sales of a type's archive. */
export function readSales(db: Database, type: CatalogueType): SaleTable {
  const table = new SaleTable();
  for (const sale of db.prepare<[string], Sale>(SELECT_SALES).iterate(CATALOGUE_TYPES[type].archive ?? ''))
    table.add(sale);
  return table;
}

/** Trains a model for each type with an archive that is large enough. */
export function trainModels(db: Database, { isTested }: { readonly isTested: boolean }, now: Date): Training {
  const models: { [type in CatalogueType]?: ModelFile['models'][type] } = {};
  const reports = new Map<CatalogueType, BackTestReport>();
  for (const type of ESTIMATED_TYPES) {
    const table = readSales(db, type);
    const report = isTested ? backTest(table, NIGHTLY) : undefined;
    if (report) reports.set(type, report);
    const model = train(table);
    if (model) models[type] = model;
  }
  return { file: { format: MODEL_FORMAT, version: now.toISOString(), models }, reports };
}
