import { LAW } from '@vvoz/catalogue/cost/lawFigures';
import { formatCount, formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import type { CatalogueFacts, Span } from './catalogueFacts.ts';
import { formatChosenNames, formatCatalogueHeading, type CatalogueChoice } from './catalogueHeading.ts';

/** With fewer lots, medians and shares say more about chance than about the model. */
export const MIN_ABOUT_LOTS = 10;

export interface AboutCatalogue {
  readonly title: string;
  /** Whole sentences, each about one fact. */
  readonly sentences: readonly string[];
}

const formatHp = (hp: number): string => `${hp}${NBSP}л.с.`;
const formatPercent = (share: number): string => `${Math.round(share * 100)}${NBSP}%`;

function describeYears([min, max]: Span): string {
  return min === max ? `Все — ${min} года выпуска.` : `Годы выпуска — с ${min} по ${max}.`;
}

function describePrices({ group }: CatalogueChoice['template'], facts: CatalogueFacts): readonly string[] {
  const { minRub, medianRub } = facts;
  if (minRub === undefined || medianRub === undefined) return [];
  const [min, median] = [formatMoney(minRub, 'rub'), formatMoney(medianRub, 'rub')];
  return group === 'stats'
    ? [
        `Половина проданных обошлась бы под ключ во Владивостоке дешевле ${median}, самая доступная — от ${min}.`,
      ]
    : [`Половина стоит под ключ во Владивостоке меньше ${median}, самая доступная — от ${min}.`];
}

function describeGearbox(automatic: number): string {
  if (automatic === 1) return 'Все с автоматом.';
  if (automatic === 0) return 'Все с механической коробкой.';
  return `С автоматом — ${formatPercent(automatic)}.`;
}

/**
 * The recycling fee of an individual depends on the power: Decree 1291 in its wording of 1 December 2025. Electric cars have
 * another limit, so the sentences name combustion engines.
 */
function describePower([min, max]: Span): string {
  const { personalPowerHp, personalDisplacementCc, personalFeesRub } = LAW;
  const limit = formatHp(personalPowerHp);
  const engine = `ДВС до${NBSP}${personalDisplacementCc / 1000}${NBSP}л`;
  if (max <= personalPowerHp)
    return `Мощность — до ${formatHp(max)}, то есть в пределах ${limit}: за машину старше трёх лет с ${engine} частное лицо платит льготный утильсбор ${formatMoney(personalFeesRub[1], 'rub')}.`;
  if (min > personalPowerHp)
    return `Мощность — от ${formatHp(min)}, выше порога в ${limit}: льготного утильсбора для частных лиц нет.`;
  return `Мощность — от ${min} до ${formatHp(max)}: до ${limit} у машин с ${engine} частное лицо платит льготный утильсбор, выше — полный.`;
}

/**
 * Describes the lots of a brand, model or body code by what is known about them. Returns undefined without a chosen brand, for
 * vehicles without a law of cars (motorcycles and machinery have no power facet), and for fewer than MIN_ABOUT_LOTS lots.
 */
export function describeChosenLots(
  choice: CatalogueChoice,
  facts: CatalogueFacts,
): AboutCatalogue | undefined {
  const names = formatChosenNames(choice);
  if (names === '' || facts.count < MIN_ABOUT_LOTS) return undefined;
  const { template } = choice;
  const verb = template.group === 'stats' ? 'В статистике' : 'Сейчас в каталоге';
  return {
    title: formatCatalogueHeading(choice),
    sentences: [
      `${verb} ${formatCount(facts.count, template.noun)} ${names}.`,
      ...(facts.years ? [describeYears(facts.years)] : []),
      ...describePrices(template, facts),
      ...(facts.automatic === undefined ? [] : [describeGearbox(facts.automatic)]),
      ...(facts.grade === undefined ? [] : [`Чаще всего встречается оценка ${facts.grade}.`]),
      ...(facts.powers ? [describePower(facts.powers)] : []),
    ],
  };
}
