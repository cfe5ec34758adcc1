import type { Entry } from '@vvoz/api/content/contentSchemas';
import { toPlainText } from './toPlainText.ts';

/** Headings of sanitised HTML, which are well-formed and have no attribute but `id`. */
// slow-ok: every heading has an end, where the search stops
const HEADING = /<h([2-4])(?: id="([^"]*)")?>([\s\S]*?)<\/h\1>/g;

/** «Кому достаётся льгота?» → `кому-достаётся-льгота`: an anchor that a reader understands in an address. */
const toAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'раздел';

/** Gives every heading an id that is unique in the text, and lists the headings. Existing ids are kept. */
export function anchorHeadings(html: string): Pick<Entry, 'html' | 'headings'> {
  const taken = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id));
  const headings: Entry['headings'] = [];
  const chooseId = (title: string): string => {
    const anchor = toAnchor(title);
    let id = anchor;
    for (let number = 2; taken.has(id); number += 1) id = `${anchor}-${number}`;
    taken.add(id);
    return id;
  };
  const anchored = html.replaceAll(
    HEADING,
    (_whole, level: string, own: string | undefined, inner: string) => {
      const title = toPlainText(inner);
      const id = own ?? chooseId(title);
      if (title !== '') headings.push({ id, title, level: Number(level) });
      return `<h${level} id="${id}">${inner}</h${level}>`;
    },
  );
  return { html: anchored, headings };
}
