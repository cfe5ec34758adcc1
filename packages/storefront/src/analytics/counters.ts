import type { ServiceOfKind } from '../security/foreignServices.ts';
import type { CounterRow } from './counter.ts';
import { metrika } from './counters/metrika.ts';
import { roistat } from './counters/roistat.ts';
import { topMailRu } from './counters/topMailRu.ts';
import { vkPixel } from './counters/vkPixel.ts';

/** The registry of counters. */
export const COUNTERS: Readonly<Record<ServiceOfKind<'counter'>, CounterRow>> = {
  metrika,
  roistat,
  topMailRu,
  vkPixel,
};
