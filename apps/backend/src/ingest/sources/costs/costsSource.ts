import { defineVariableGroup } from '../../../lib/variableGroup.ts';
import { defineOtherSource } from '../../Source.ts';

/**
 * Recalculates the costs of lots: all of them when tables of the law, settings or rates have changed, otherwise those
 * that the passing day has changed. Estimates the lots before if the operator has switched a type on or off.
 */
export const costs = defineOtherSource({
  name: 'costs',
  about: 'recalculates the cost of every lot',
  variables: defineVariableGroup({ needs: {}, options: {}, settings: () => ({}) }),
  run: async (_settings, context) => (await import('./updateCosts.ts')).updateCosts(context),
  schedule: { pattern: '20,50 * * * *', ifChanged: true },
});
