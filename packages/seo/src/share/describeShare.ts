import type { ShareCardTexts } from '@vvoz/catalogue/share/shareCard';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import type { CatalogueFacts } from '../catalogue/catalogueFacts.ts';
import { fitFirst, fitSentences, MAX_DESCRIPTION } from '../texts/textLengths.ts';

/** Characters of a line on a card. The drawing cuts what does not fit; this keeps requests small. */
const MAX_LINE = 160;

/** What messengers show for a link: a title, a description, and the texts in the card's picture. */
export interface ShareTexts {
  readonly title: string;
  readonly description: string;
  readonly card: ShareCardTexts;
}

type CardFields = Omit<ShareCardTexts, 'title'>;

/** Drops absent texts, so that the card has no gaps. */
function makeCard(
  title: string,
  fields: { readonly [K in keyof CardFields]: CardFields[K] | undefined },
): ShareCardTexts {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), title: fitFirst([title], MAX_LINE) };
}

const listTexts = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text === undefined || text === '' ? [] : [fitFirst([text], MAX_LINE)]));

/** Joins the sentences of a description, in at most MAX_DESCRIPTION characters. */
function joinSentences(texts: readonly string[]): string {
  const [first = '', ...others] = texts.map((text) => (/[.…!?]$/.test(text) ? text : `${text}.`));
  return fitSentences([first, ...others], MAX_DESCRIPTION);
}

/** Describes the link to a lot, and says if the lot was sold or withdrawn. */
export function describeLotShare(lot: LotSnapshot): ShareTexts {
  const { title, facts, place, grade, auction, outcome, price, priceLabel } = lot;
  const priced = price !== undefined && priceLabel !== undefined;
  const when = lot.state === 'live' ? auction : (outcome ?? auction);
  return {
    title,
    description: joinSentences(
      listTexts(
        priced ? capitalize(`${priceLabel}${NBSP}— ${price}`) : undefined,
        facts,
        place && capitalize(place),
        when && capitalize(when),
        grade && `Оценка ${grade}`,
      ),
    ),
    card: makeCard(title, {
      note: place && capitalize(place),
      facts: listTexts(facts, when),
      grade,
      price: priced ? { label: priceLabel, amount: price } : undefined,
    }),
  };
}

/** The input for describing a link to a list. */
export interface SharedList {
  /** «Toyota Prius с аукционов Японии: 214 лотов от 512 000 ₽». */
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  /** «214 лотов». */
  readonly stock: string;
  readonly facts: CatalogueFacts;
  /** True for sold lots: their median price tells more than the lowest. */
  readonly isSold: boolean;
}

/** Describes the link to a catalogue, brand, model or body code. */
export function describeListShare({
  title,
  heading,
  description,
  stock,
  facts,
  isSold,
}: SharedList): ShareTexts {
  const { minRub, medianRub, years } = facts;
  const sum = isSold ? medianRub : minRub;
  const [from, to] = years ?? [];
  return {
    title,
    description,
    card: makeCard(heading, {
      facts: listTexts(
        stock,
        from === undefined ? undefined : from === to ? `${from} год` : `${from}–${to} годы`,
      ),
      price:
        sum === undefined
          ? undefined
          : {
              label: isSold ? 'медиана под ключ' : 'под ключ во Владивостоке',
              amount: `${isSold ? '' : `от${NBSP}`}${formatMoney(sum, 'rub')}`,
            },
    }),
  };
}

/** Describes the link to a text. */
export const describeTextShare = (title: string, excerpt: string, section: string): ShareTexts => ({
  title,
  description: fitSentences([excerpt], MAX_DESCRIPTION),
  card: makeCard(title, { note: section || undefined, facts: listTexts(excerpt) }),
});
