import * as catalogue from './0001-catalogue.ts';
import * as parents from './0002-parents-and-measures.ts';
import * as classes from './0003-classes.ts';
import * as bodyTypes from './0004-body-types.ts';
import * as powerOptions from './0005-power-options.ts';
import * as sheets from './0006-sheets.ts';
import * as landings from './0007-landings.ts';
import * as arrivals from './0008-arrivals.ts';
import * as lawFacts from './0009-law-facts.ts';
import * as kinds from './0010-kinds.ts';
import * as estimates from './0011-estimates.ts';
import * as comparisons from './0012-comparisons.ts';
import * as changes from './0013-changes.ts';
import * as forgetStamps from './0014-forget-stamps.ts';
import type { ReversibleMigrations } from '../../../lib/createMigrator.ts';

/** In order. Never edit a released migration; add a new one. What it may change: docs/operate.md, «Migrations». */
export const CATALOGUE_MIGRATIONS: ReversibleMigrations = {
  '0001-catalogue': catalogue,
  '0002-parents-and-measures': parents,
  '0003-classes': classes,
  '0004-body-types': bodyTypes,
  '0005-power-options': powerOptions,
  '0006-sheets': sheets,
  '0007-landings': landings,
  '0008-arrivals': arrivals,
  '0009-law-facts': lawFacts,
  '0010-kinds': kinds,
  '0011-estimates': estimates,
  '0012-comparisons': comparisons,
  '0013-changes': changes,
  '0014-forget-stamps': forgetStamps,
};
