import type { Review } from '@vvoz/api/content/contentSchemas';
import type { Quote } from '@vvoz/ui/home/Quotes/Quotes.tsx';

/** Characters of a quote on the home page. */
const MAX_QUOTE = 220;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00A0',
};

/** The text of sanitised HTML, for React to escape again. */
const readText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/[ \n\t]+/g, ' ')
    .trim();

/** Keeps as many whole sentences from the beginning as fit; at least one. */
function cutSentences(text: string): string {
  const sentences = text.match(/[^.!?…]+(?:[.!?…]+|$)(?:\s|$)*/g) ?? [text];
  let cut = '';
  for (const sentence of sentences) {
    if (cut !== '' && (cut + sentence).trimEnd().length > MAX_QUOTE) break;
    cut += sentence;
  }
  return cut.trim();
}

/** Makes a quote of a review's first sentences, without a full stop before the closing mark. */
export const toQuote = ({ id, html, author, city, vehicle, date }: Review): Quote => ({
  id,
  text: cutSentences(readText(html)).replace(/\.$/, ''),
  author,
  city,
  vehicle,
  date,
});
