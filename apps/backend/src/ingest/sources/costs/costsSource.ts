import { withIngestLock } from '../../../catalogue/db/ingestLock.ts';
import { loadTables } from '../../../cost/loadTables.ts';
import { areCostsUpToDate, recalculateLotCosts } from '../../../cost/lots/recalculateLotCosts.ts';
import { createCostSource } from '../../../cost/store/costSource.ts';
import { defineVariableGroup } from '../../../lib/variableGroup.ts';
import { loadEstimator } from '../../../estimate/loadEstimator.ts';
import { areEstimatesUpToDate, rescoreLots } from '../../estimates/rescoreLots.ts';
import { defineOtherSource } from '../../Source.ts';
import { withCatalogue } from '../../withCatalogue.ts';

/**
 * Recalculates the costs of lots: all of them when tables of the law, settings or rates have changed, otherwise those
 * that the passing day has changed. Estimates the lots before if the operator has switched a type on or off.
 */
export const costs = defineOtherSource({
  name: 'costs',
  about: 'recalculates the cost of every lot',
  variables: defineVariableGroup({ needs: {}, options: {}, settings: () => ({}) }),
  run: async (_settings, { state, catalogueFile, ifChanged, signal }) =>
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
    }),
  schedule: { pattern: '20,50 * * * *', ifChanged: true },
});
