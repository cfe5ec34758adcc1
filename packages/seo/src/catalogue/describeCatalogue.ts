import type { TemplateGroup } from '@vvoz/catalogue/templates/templates';
import { formatCount, formatMoney } from '@vvoz/catalogue/words/format';
import { fitFirst, fitSentences, MAX_DESCRIPTION, MAX_TITLE } from '../texts/textLengths.ts';
import type { CatalogueFacts, Span } from './catalogueFacts.ts';
import { formatCatalogueHeading, shortenHeading, type CatalogueChoice } from './catalogueHeading.ts';

/** The names of a catalogue page: on the page itself, in search results and in the browser's tab. */
export interface CatalogueTitles {
  /** The h1. */
  readonly heading: string;
  /** At most MAX_TITLE characters, without the site's name. */
  readonly title: string;
}

/** Formats «2009–2022 годов» or «2019 года». */
const formatYears = ([min, max]: Span): string => (min === max ? `${min} года` : `${min}–${max} годов`);

/** Formats «214 лотов 2009–2022 годов». */
const formatStock = ({ noun }: CatalogueChoice['template'], { count, years }: CatalogueFacts): string =>
  `${formatCount(count, noun)}${years ? ` ${formatYears(years)}` : ''}`;

/** Formats « от 512 000 ₽». Sold lots are not offers, so their lowest price is left out. */
const formatFrom = ({ group }: CatalogueChoice['template'], { minRub }: CatalogueFacts): string =>
  group === 'stats' || minRub === undefined ? '' : ` от ${formatMoney(minRub, 'rub')}`;

/**
 * Formats heading and title of a catalogue page: «Toyota Prius с аукционов Японии: 214 лотов от 512 000 ₽». Without facts, or
 * without lots, the title is the shortened heading.
 */
export function formatCatalogueTitles(choice: CatalogueChoice, facts?: CatalogueFacts): CatalogueTitles {
  const heading = formatCatalogueHeading(choice);
  const short = shortenHeading(choice);
  if (!facts || facts.count === 0) return { heading, title: fitFirst([short], MAX_TITLE) };
  const { template } = choice;
  const count = formatCount(facts.count, template.noun);
  const title = fitFirst(
    [`${short}: ${count}${formatFrom(template, facts)}`, `${short}: ${count}`, short],
    MAX_TITLE,
  );
  return { heading, title };
}

/** Offers of sellers abroad are in the group `stock` like our own cars, but duty and delivery are still to be paid. */
const findGroup = ({ group, variants }: CatalogueChoice['template']): TemplateGroup =>
  group === 'stock' && variants.length > 0 ? 'left' : group;

/** What a visitor finds on the pages of a group, the most important first. Short sentences fill the space that is left. */
const OFFERS: Readonly<Record<TemplateGroup, readonly string[]>> = {
  auction: [
    'Аукционные листы и оценки.',
    'Расчёт с пошлиной и доставкой.',
    'Ставка под ваш бюджет.',
    'Снимки и история продаж.',
    'Заявка онлайн.',
  ],
  stats: [
    'За сколько продавали на торгах и во что обошлось бы под ключ.',
    'Оценки, пробеги и снимки проданных лотов.',
    'Цены по месяцам.',
    'Расчёт построчно.',
  ],
  left: [
    'Полный расчёт с пошлиной и утильсбором — построчно.',
    'Снимки, пробег и комплектация.',
    'Цена у продавца и во Владивостоке.',
    'Заявка онлайн.',
  ],
  stock: [
    'Пошлина уплачена, можно посмотреть и забрать сегодня.',
    'Снимки, пробег и комплектация.',
    'Владивосток, доставка по России.',
    'Заявка онлайн.',
  ],
  spec: [
    'Наработка, масса и габариты каждой машины.',
    'Предварительная цена с доставкой.',
    'Снимки и характеристики от продавца.',
    'Заявка онлайн.',
    'Расчёт за день.',
  ],
};

function formatPrices(template: CatalogueChoice['template'], facts: CatalogueFacts): string {
  const { medianRub } = facts;
  const group = findGroup(template);
  if (group === 'stats')
    return medianRub === undefined ? '' : `, медиана под ключ — ${formatMoney(medianRub, 'rub')}`;
  const from = formatFrom(template, facts);
  return from === '' || group === 'stock' ? from : `${from} под ключ во Владивостоке`;
}

/**
 * Describes a catalogue page in at most MAX_DESCRIPTION characters: how many lots of which years from what price, then what
 * the page offers.
 */
export function describeCatalogue(choice: CatalogueChoice, facts: CatalogueFacts): string {
  const { template } = choice;
  const stock = `${shortenHeading(choice)}: ${formatStock(template, facts)}`;
  const first = fitFirst([`${stock}${formatPrices(template, facts)}.`, `${stock}.`], MAX_DESCRIPTION);
  const variants = template.variants.length;
  const calculation =
    template.group === 'auction' && variants > 1 ? ['Полная пошлина, конструктор и распил — построчно.'] : [];
  return fitSentences([first, ...calculation, ...OFFERS[findGroup(template)]], MAX_DESCRIPTION);
}
