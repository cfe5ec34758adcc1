import type { LotSnapshot, LotState } from '@vvoz/catalogue/shelf/lotSnapshot';

const readText = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

/** Reads the address of the picture, without the width that the card added. */
function readPicture(card: HTMLElement): string {
  const source = card.querySelector('img')?.getAttribute('src') ?? '';
  return source.replace(/[?&]w=\d+$/, '');
}

/** Reads the outcome on the photo. The stamp and the number of pictures beside it are skipped. */
const readOutcome = (photo: Element | null): string =>
  [...(photo?.children ?? [])].map(readText).find((text) => /^(?:Прода|Не прода|Снят|Торги)/.test(text)) ??
  '';

function readState(outcome: string): LotState {
  if (outcome === '') return 'live';
  return outcome.startsWith('Продан') ? 'sold' : 'withdrawn';
}

/** Reads a row of the table. It has few texts; the site's next answer has the others. */
function readRow(row: HTMLElement, lot: string): LotSnapshot {
  // The last cell holds the buttons, the one before it the price.
  const price = readText(row.querySelector('td:nth-last-of-type(2) > b'));
  const sure = readText(row.querySelector('td:nth-last-of-type(2) > small'));
  return {
    lot,
    title: readText(row.querySelector('a')),
    state: 'live',
    ...(price === '' ? {} : { price }),
    ...(sure === '' ? {} : { sure }),
  };
}

/**
 * Reads a lot from its `LotCard` or its row of a `LotTable` in the page, so that a list needs no data for the shelf.
 * Undefined for an element that is neither.
 */
export function readCard(card: HTMLElement): LotSnapshot | undefined {
  const { lot } = card.dataset;
  const heading = card.querySelector('h2, h3, h4');
  if (lot === undefined) return undefined;
  if (!heading) return card.matches('tr') ? readRow(card, lot) : undefined;
  const photo = card.firstElementChild;
  const facts = heading.nextElementSibling;
  const total = card.querySelector(':scope > p:last-of-type');
  const outcome = readOutcome(photo);
  const texts = {
    facts: readText(facts),
    place: readText(facts?.nextElementSibling),
    picture: readPicture(card),
    grade: /^Оценка ([^,\s]+)/.exec(readText(photo?.querySelector(':scope > span > span')))?.[1] ?? '',
    auction: readText(card.querySelector('time')),
    priceLabel: readText(total?.querySelector('span')),
    price: readText(total?.querySelector('b')),
    sure: readText(total?.querySelector('small')),
    outcome,
  };
  return {
    lot,
    title: readText(heading),
    state: readState(outcome),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  };
}
