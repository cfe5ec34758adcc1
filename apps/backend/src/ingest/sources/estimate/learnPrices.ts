import { withIngestLock } from '../../../catalogue/db/ingestLock.ts';
import { loadTables } from '../../../cost/loadTables.ts';
import { createCostSource } from '../../../cost/store/costSource.ts';
import { findDrift, hasDrifted, noteDrifts } from '../../../estimate/estimateNotes.ts';
import { writeModelFile } from '../../../estimate/modelFile.ts';
import { trainModels } from '../../../estimate/trainModels.ts';
import { loadEstimator } from '../../../estimate/loadEstimator.ts';
import { rescoreLots } from '../../estimates/rescoreLots.ts';
import type { OtherContext, OtherReport } from '../../Source.ts';
import { withCatalogue } from '../../withCatalogue.ts';

const formatCount = (value: number): string => value.toLocaleString('en-US');
const formatPercent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Trains the models, tests them on the last weeks, and estimates all coming lots again. */
export const learnPrices = ({ state, catalogueFile, signal }: OtherContext): Promise<OtherReport> =>
  withCatalogue(catalogueFile, state, async (db) => {
    const { file, reports } = trainModels(db, { isTested: true }, new Date());
    signal?.throwIfAborted();
    const costs = await createCostSource(state.db, await loadTables()).load();
    writeModelFile(catalogueFile, file);
    const drifts = [...reports].flatMap(([type, report]) => findDrift(type, report) ?? []);
    await noteDrifts(state.db, drifts);
    const estimator = await loadEstimator(catalogueFile, state.db);
    const changed = await withIngestLock(db, async () => rescoreLots(db, estimator, costs, signal));
    const models = Object.entries(file.models).map(([type, model]) => {
      const report = reports.get(type as keyof typeof file.models);
      const test = report
        ? `, error ${formatPercent(report.error)}, coverage ${formatPercent(report.coverage)}`
        : '';
      return `${type} from ${formatCount(model?.sales ?? 0)} sales${test}`;
    });
    return {
      summary: `estimate: ${models.join('; ') || 'too few sales'}; changed ${formatCount(changed)} lots`,
      warnings: drifts
        .filter(hasDrifted)
        .map(
          ({ type, week, error, usualError }) =>
            `Estimates of ${type} were ${formatPercent(error)} off in the week to ${week}, usually ${formatPercent(usualError)}.`,
        ),
    };
  });
