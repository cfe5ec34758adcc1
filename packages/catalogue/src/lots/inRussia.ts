import { SHOWN_TYPES } from '../types/shownTypes.ts';
import type { LotSummary } from './lot.ts';

/** True for a lot that is already in Russia, customs paid: its price is the full one, and it can be looked at. */
export const isInRussia = ({ type }: Pick<LotSummary, 'type'>): boolean =>
  SHOWN_TYPES[type].country === 'russia';
