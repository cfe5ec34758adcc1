import type { ServiceOfKind } from '../../services/foreignServices.ts';
import type { CounterRow } from './counter.ts';
import { metrika } from './metrika.ts';
import { roistat } from './roistat.ts';
import { topMailRu } from './topMailRu.ts';
import { vkPixel } from './vkPixel.ts';

/** The registry of counters. */
export const COUNTERS: Readonly<Record<ServiceOfKind<'counter'>, CounterRow>> = {
  metrika,
  roistat,
  topMailRu,
  vkPixel,
};
