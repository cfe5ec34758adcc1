import { formatBodyType } from '../words/bodyTypes.ts';
import { formatNumber, NBSP } from '../words/format.ts';
import { CATALOGUE_TYPES } from '../types/catalogueTypes.ts';
import type { Lot, MachineFacts } from './lot.ts';

/** Bodies on a lorry's chassis. Their use is counted in km; that of other machines in hours of work. */
const ON_CHASSIS: ReadonlySet<string> = new Set(['truck', 'crane_truck']);

/** True for special machinery: the law and the facts of cars do not apply to it. */
export const isMachine = ({ type }: Pick<Lot, 'type'>): boolean =>
  CATALOGUE_TYPES[type].vehicle === 'machinery';

/** The unit of `mileageKm`: hours of work for machines without a lorry's chassis. */
export const getUsageUnit = (lot: Pick<Lot, 'type' | 'bodyType'>): 'км' | 'м.ч.' =>
  isMachine(lot) && !ON_CHASSIS.has(lot.bodyType ?? '') ? 'м.ч.' : 'км';

const formatTonnes = (kg: number): string =>
  `${new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }).format(kg / 1000)}${NBSP}т`;

/** Formats the facts of a machine; undefined for other lots. */
export function describeMachine(lot: Lot): MachineFacts | undefined {
  if (!isMachine(lot)) return undefined;
  const kind = formatBodyType(lot.bodyType);
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(lot.massKg === undefined ? {} : { mass: formatTonnes(lot.massKg) }),
    ...(lot.mileageKm === undefined
      ? {}
      : { usage: `${formatNumber(lot.mileageKm)}${NBSP}${getUsageUnit(lot)}` }),
  };
}
