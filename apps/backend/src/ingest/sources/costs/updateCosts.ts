import { withIngestLock } from '../../../catalogue/db/ingestLock.ts';
import { loadTables } from '../../../cost/loadTables.ts';
import { areCostsUpToDate, recalculateLotCosts } from '../../../cost/lots/recalculateLotCosts.ts';
import { createCostSource } from '../../../cost/store/costSource.ts';
import { loadEstimator } from '../../../estimate/loadEstimator.ts';
import { areEstimatesUpToDate, rescoreLots } from '../../estimates/rescoreLots.ts';
import type { OtherContext, OtherReport } from '../../Source.ts';
import { withCatalogue } from '../../withCatalogue.ts';

/** Brings the costs of all lots up to date, and their estimates if the operator has switched a type on or off. */
export const updateCosts = ({
  state,
  catalogueFile,
  ifChanged,
  signal,
}: OtherContext): Promise<OtherReport> =>
  withCatalogue(catalogueFile, state, async (db) => {
    const data = await createCostSource(state.db, await loadTables()).load();
    const estimator = await loadEstimator(catalogueFile, state.db);
    const isEstimated = areEstimatesUpToDate(db, estimator);
    if (ifChanged && isEstimated && areCostsUpToDate(db, data))
      return { summary: 'costs: up to date', warnings: [] };
    const changed = await withIngestLock(db, async () => {
      // A new estimate changes the cost with it.
      const estimated = isEstimated ? 0 : rescoreLots(db, estimator, data, signal);
      return estimated + recalculateLotCosts(db, data, signal);
    });
    return { summary: `costs: changed ${changed.toLocaleString('en-US')}`, warnings: [] };
  });
