import { defineVariableGroup } from '../../../lib/variableGroup.ts';
import { defineOtherSource } from '../../Source.ts';

/**
 * Learns from sold lots what coming ones will sell for, tests the models on the last weeks, and estimates all coming
 * lots again.
 */
export const estimate = defineOtherSource({
  name: 'estimate',
  about: 'learns prices from sold lots and estimates the coming ones',
  variables: defineVariableGroup({ needs: {}, options: {}, settings: () => ({}) }),
  run: async (_settings, context) => (await import('./learnPrices.ts')).learnPrices(context),
  // After the archives, which are read at 19:40.
  schedule: { pattern: '30 20 * * *' },
});
