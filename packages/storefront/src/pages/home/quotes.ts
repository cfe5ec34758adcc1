import type { Review } from '@vvoz/api/content/contentSchemas';
import { readHtmlText } from '@vvoz/seo/jsonLd/htmlText';
import type { Quote } from '@vvoz/ui/home/Quotes/Quotes.tsx';

/** Characters of a quote on the home page. */
const MAX_QUOTE = 220;

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

/** Makes a quote of a review's first sentences: plain text without a full stop before the closing mark. */
export const toQuote = ({ id, html, author, city, vehicle, date }: Review): Quote => ({
  id,
  text: cutSentences(readHtmlText(html)).replace(/\.$/, ''),
  author,
  city,
  vehicle,
  date,
});
