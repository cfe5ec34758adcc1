import { FIVE_YEARS, countMonths, THREE_YEARS } from '@vvoz/law/ages';
import { formatAgeOver, formatFeeClass, formatPassingAges } from '@vvoz/law/lawTexts';
import { formatCount } from '@vvoz/catalogue/words/format';
import { MONTH_FORMS } from '@vvoz/catalogue/words/months';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { isMachine } from '@vvoz/catalogue/lots/machineFacts';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import type { LotBadge } from '@vvoz/catalogue/lots/lotCosts';

/** Months. A change of the age class within this time affects the decision to buy. */
const MAX_MONTHS_AHEAD = 6;
const FEE: Readonly<Record<NonNullable<LotSummary['feeClass']>, LotBadge>> = {
  low: { tone: 'pos', icon: 'check', text: formatFeeClass('low') },
  open: { tone: 'cau', icon: 'info', text: formatFeeClass('open') },
  high: { tone: 'cri', icon: 'warn', text: formatFeeClass('high') },
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

function findFeeBadge({ feeClass, fuel, powerHp }: LotSummary): LotBadge | undefined {
  if (feeClass === undefined) return powerHp === undefined ? UNKNOWN_POWER : undefined;
  // Without a motor the power of the engine is what is missing.
  return feeClass === 'open' && !HYBRIDS.has(fuel ?? '') ? UNKNOWN_POWER : FEE[feeClass];
}

/**
 * Lists badges for what determines the cost: the recycling fee, the age class, a class change soon; and for what has to
 * be found out first.
 * @param today YYYY-MM-DD
 */
export function listLotBadges(lot: LotSummary, today: string): readonly LotBadge[] {
  if (isMachine(lot)) return lot.status === 'coming' ? [PRELIMINARY] : [];
  if (CATALOGUE_TYPES[lot.type].costClasses.length === 0 || lot.fuel === 'electric') return [];
  const soon = lot.status === 'coming' ? findAgeBadge(lot, today) : undefined;
  return [findFeeBadge(lot), lot.ageClass === 'passing' ? PASSING : undefined, soon].filter(
    (badge) => badge !== undefined,
  );
}
