import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import { LAW } from '@vvoz/law/lawFigures';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
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

type Noun = CatalogueChoice['template']['noun'];

const formatHp = (hp: number): string => `${hp}${NBSP}л.с.`;
/** Formats «2 %». A small share is never shown as «0 %», and an incomplete one never as «100 %». */
function formatPercent(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0) return `меньше 1${NBSP}%`;
  if (percent === 100) return `больше 99${NBSP}%`;
  return `${percent}${NBSP}%`;
}

function describeYears([min, max]: Span): string {
  return min === max ? `Все — ${min} года выпуска.` : `Годы выпуска — с ${min} по ${max}.`;
}

function describePrices(
  { group, noun }: CatalogueChoice['template'],
  facts: CatalogueFacts,
): readonly string[] {
  const { minRub, medianRub } = facts;
  if (minRub === undefined || medianRub === undefined) return [];
  const [min, median] = [formatMoney(minRub, 'rub'), formatMoney(medianRub, 'rub')];
  const [, , lots] = noun;
  return group === 'stats'
    ? [
        `Цена под ключ во Владивостоке составила бы от ${min}, у половины проданных ${lots} — меньше ${median}.`,
      ]
    : [
        `${group === 'auction' ? 'Ожидаемая цена' : 'Цена'} под ключ во Владивостоке — от ${min}, у половины ${lots} она ниже ${median}.`,
      ];
}

/** Adds up all gearboxes without a clutch pedal, because that is what buyers ask about. */
function describeGearboxes(
  { gearboxes: kinds }: CatalogueChoice['template'],
  shares: NonNullable<CatalogueFacts['gearboxes']>,
): readonly string[] {
  const manual = shares.MT ?? 0;
  const automatic = kinds.filter((kind) => kind !== 'MT').reduce((sum, kind) => sum + (shares[kind] ?? 0), 0);
  const parts = [
    ...(automatic > 0 ? [['с автоматической коробкой, вариатором или роботом', automatic] as const] : []),
    ...(manual > 0 ? [['с механической коробкой', manual] as const] : []),
  ];
  const [first] = parts;
  if (!first) return [];
  if (first[1] === 1) return [`Все — ${first[0]}.`];
  return [`${capitalize(parts.map(([text, share]) => `${text} — ${formatPercent(share)}`).join(', '))}.`];
}

/**
 * The recycling fee of an individual depends on the power: Decree 1291 in its wording of 1 December 2025. Electric cars have
 * another limit, so the sentences name combustion engines.
 */
function describePower([min, max]: Span, { lowFee, openFee }: CatalogueFacts, [, , lots]: Noun): string {
  const { personalPowerHp, personalDisplacementCc, personalFeesRub } = LAW;
  const limit = formatHp(personalPowerHp);
  const engine = `ДВС до${NBSP}${personalDisplacementCc / 1000}${NBSP}л`;
  const motors =
    openFee === undefined
      ? ''
      : ` У гибридов к двигателю прибавляют мотор: от него льготный утильсбор зависит у ${formatPercent(openFee)} ${lots}.`;
  if (max <= personalPowerHp && motors !== '')
    return `Мощность двигателя — до ${formatHp(max)}, то есть в пределах ${limit}${motors}`;
  if (max <= personalPowerHp)
    return `Мощность — до ${formatHp(max)}, то есть в пределах ${limit}: за машину старше трёх лет с ${engine} частное лицо платит льготный утильсбор ${formatMoney(personalFeesRub[1], 'rub')}.`;
  if (min > personalPowerHp)
    return `Мощность — от ${formatHp(min)}, выше порога в ${limit}: льготного утильсбора для частных лиц нет.`;
  const share =
    lowFee === undefined || lowFee === 0 ? '' : ` Доля ${lots} под льготный сбор — ${formatPercent(lowFee)}.`;
  return `Мощность — от ${min} до ${formatHp(max)}: за машину до ${limit} с ${engine} частное лицо платит льготный утильсбор, за более мощную — полный.${share}${motors}`;
}

/**
 * Describes the lots of a brand, model or body code by the facts about the facets of their catalogue. The recycling fee by
 * power is mentioned only in catalogues that have a facet for it. Returns undefined without a chosen brand and for fewer than
 * MIN_ABOUT_LOTS lots.
 */
export function describeChosenLots(
  choice: CatalogueChoice,
  facts: CatalogueFacts,
): AboutCatalogue | undefined {
  const names = formatChosenNames(choice);
  if (names === '' || facts.count < MIN_ABOUT_LOTS) return undefined;
  const { template } = choice;
  const has = (facet: FacetKey): boolean => template.facets.includes(facet);
  const { years, gearboxes, grade, powers } = facts;
  const place = template.group === 'stats' ? 'В статистике' : 'Сейчас в каталоге';
  return {
    title: formatCatalogueHeading(choice),
    sentences: [
      `${place} ${formatCount(facts.count, template.noun)} ${names}.`,
      ...(years ? [describeYears(years)] : []),
      ...describePrices(template, facts),
      ...(gearboxes && has('gearbox') ? describeGearboxes(template, gearboxes) : []),
      ...(grade !== undefined && has('rate') ? [`Чаще всего встречается оценка ${grade}.`] : []),
      ...(powers && has('fee') ? [describePower(powers, facts, template.noun)] : []),
    ],
  };
}
