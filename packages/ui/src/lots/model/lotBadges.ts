import { FIVE_YEARS, countMonths, THREE_YEARS } from '@vvoz/law/ages';
import type { Border, Limit160 } from '@vvoz/law/costTypes';
import { FEE_CLASS_OF } from '@vvoz/law/classes';
import { formatAgeOver, formatFeeClass, formatLimit160, formatPassingAges } from '@vvoz/law/lawTexts';
import { formatCount, NBSP } from '@vvoz/catalogue/words/format';
import { formatShortRub } from '@vvoz/catalogue/words/shortMoney';
import { MONTH_FORMS, MONTHS_GENITIVE } from '@vvoz/catalogue/words/months';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { isMachine } from '@vvoz/catalogue/lots/machineFacts';
import { formatDeal } from './dealText.ts';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import type { LotBadge } from '@vvoz/catalogue/lots/lotCosts';

/** Months. A change of the age class within this time affects the decision to buy. */
const MAX_MONTHS_AHEAD = 6;
const FEE: Readonly<Record<NonNullable<LotSummary['feeClass']>, LotBadge>> = {
  low: { tone: 'pos', icon: 'check', text: formatFeeClass('low') },
  open: { tone: 'cau', icon: 'info', text: formatFeeClass('open') },
  high: { tone: 'cri', icon: 'info', text: formatFeeClass('high') },
};
const PASSING: LotBadge = { tone: 'pos', icon: 'check', text: `проходной ${formatPassingAges()}` };
const UNKNOWN_POWER: LotBadge = { tone: 'cau', icon: 'warn', text: 'мощность уточняем' };
/** Duty and fee of a machine depend on its customs code, which only its documents state. */
const PRELIMINARY: LotBadge = { tone: 'cau', icon: 'info', text: 'уточняется менеджером' };

/** «станет проходным через 4 месяца», «через 2 месяца старше 5 лет»; only when the month of manufacture is known. */
function findAgeBadge({ year, month }: LotSummary, today: string): LotBadge | undefined {
  if (year === undefined || month === undefined) return undefined;
  const { min: age } = countMonths({ year, month }, today);
  const countMonthsUntil = (last: number): number => last + 1 - age;
  if (countMonthsUntil(THREE_YEARS) > 0 && countMonthsUntil(THREE_YEARS) <= MAX_MONTHS_AHEAD)
    return {
      tone: 'cau',
      icon: 'hourglass',
      text: `станет проходным через ${formatCount(countMonthsUntil(THREE_YEARS), MONTH_FORMS)}`,
    };
  if (countMonthsUntil(FIVE_YEARS) > 0 && countMonthsUntil(FIVE_YEARS) <= MAX_MONTHS_AHEAD)
    return {
      tone: 'cau',
      icon: 'hourglass',
      text: `через ${formatCount(countMonthsUntil(FIVE_YEARS), MONTH_FORMS)} ${formatAgeOver(FIVE_YEARS)}`,
    };
  return undefined;
}

const HYBRIDS: ReadonlySet<string> = new Set(['hybrid', 'diesel_hybrid', 'plug_in_hybrid']);

/** «на 8 % ниже похожих: пробег меньше на 30 тыс.» of a fixed-price lot. */
function findDealBadge({ priceShare, usualMileage, mileageKm }: LotSummary): LotBadge | undefined {
  if (priceShare === undefined) return undefined;
  const mileage =
    usualMileage === undefined || mileageKm === undefined ? undefined : mileageKm - usualMileage;
  return { tone: 'cri', icon: 'info', text: formatDeal({ percent: priceShare - 100, mileage }) };
}

/** What a receipt knows about the limit of 160 hp, the recycling fee, and a day near its own. */
export interface BadgeFacts {
  /** ₽ */
  readonly recyclingFee?: number | undefined;
  readonly limit160?: Limit160 | undefined;
  readonly border?: Border | undefined;
}

function findFeeBadge(
  { feeClass, fuel, powerHp }: LotSummary,
  limit: Limit160 | undefined,
  fee: number | undefined,
): LotBadge | undefined {
  const known = limit ? FEE_CLASS_OF[limit.state] : feeClass;
  if (known === undefined) return powerHp === undefined ? UNKNOWN_POWER : undefined;
  // Without a motor the power of the engine is what is missing.
  if (known === 'open' && !HYBRIDS.has(fuel ?? '')) return UNKNOWN_POWER;
  if (known === 'high' && fee !== undefined) return { ...FEE.high, text: `утильсбор ${formatShortRub(fee)}` };
  return limit ? { ...FEE[known], text: formatLimit160(limit) } : FEE[known];
}

/** «с 1 января дороже на 158 тыс. ₽». */
function makeBorderBadge({ date, before, after }: Border): LotBadge {
  const day = `${Number(date.slice(8, 10))}${NBSP}${MONTHS_GENITIVE[Number(date.slice(5, 7)) - 1]}`;
  const change = after - before;
  return {
    tone: change > 0 ? 'cri' : 'pos',
    icon: 'hourglass',
    text: `с${NBSP}${day} ${change > 0 ? 'дороже' : 'дешевле'} на${NBSP}${formatShortRub(Math.abs(change))}`,
  };
}

/**
 * Lists badges for what determines the cost, the most important first: a border near the day of the declaration, the
 * recycling fee, how the price compares with similar offers, the age class, a class change soon; and for what has to be
 * found out first.
 * @param today YYYY-MM-DD
 */
export function listLotBadges(
  lot: LotSummary,
  today: string,
  { limit160, border, recyclingFee }: BadgeFacts = {},
): readonly LotBadge[] {
  const isComing = lot.status === 'coming';
  const deal = isComing ? findDealBadge(lot) : undefined;
  const near = isComing && border ? makeBorderBadge(border) : undefined;
  if (isMachine(lot))
    return [near, isComing ? PRELIMINARY : undefined].filter((badge) => badge !== undefined);
  if (CATALOGUE_TYPES[lot.type].costClasses.length === 0 || lot.fuel === 'electric')
    return [near, deal].filter((badge) => badge !== undefined);
  const soon = isComing ? findAgeBadge(lot, today) : undefined;
  const fee = findFeeBadge(lot, limit160, recyclingFee);
  return [near, fee, deal, lot.ageClass === 'passing' ? PASSING : undefined, soon].filter(
    (badge) => badge !== undefined,
  );
}

/**
 * The most important badge, for the one line below the sum of a card. An outcome is on the photo already. A comparison is
 * shown only when it is in the lot's favour, without its reason.
 */
export function listCardBadges(
  lot: LotSummary,
  ...facts: readonly [today: string, facts?: BadgeFacts]
): readonly LotBadge[] {
  const { priceShare = 100 } = lot;
  const shown = { priceShare: priceShare < 100 ? priceShare : undefined, usualMileage: undefined };
  return listLotBadges({ ...lot, ...shown }, ...facts).slice(0, 1);
}
