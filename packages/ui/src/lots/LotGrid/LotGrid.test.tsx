import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as lots from '../fixtures.ts';
import { LotGridSkeleton } from './LotGridSkeleton.tsx';
import { SimilarLots } from '../SimilarLots/SimilarLots.tsx';
import { LotGrid } from './LotGrid.tsx';

const render = (props: Partial<Parameters<typeof LotGrid>[0]>) =>
  renderToStaticMarkup(<LotGrid lots={lots.allLots} heading="Лоты" {...props} />).replaceAll('\u00A0', ' ');
const listImages = (html: string) => html.match(/<img[^>]*>/g) ?? [];
const splitCards = (html: string) => html.split('<li ').slice(1);
const stripTags = (html: string) => html.replaceAll(/<[^>]*>/g, '');

test('loads the first photo immediately and all others lazily', () => {
  const [first, ...others] = listImages(render({}));
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('loading="lazy"');
  expect(others.every((image) => image.includes('loading="lazy"') && !image.includes('fetchPriority'))).toBe(
    true,
  );
  expect(listImages(render({ shape: 'four' }))[0]).toContain('loading="lazy"');
});

test('gives photos dimensions, a choice of files and a description', () => {
  for (const image of listImages(render({}))) {
    expect(image).toMatch(/ alt="[^"]+"/);
    expect(image).toMatch(/ width="320" height="240"/);
    expect(image).toMatch(/ srcSet="[^"]+w=320 320w, [^"]+w=640 640w, [^"]+w=960 960w"/);
    expect(image).toMatch(/ sizes="/);
  }
});

test('gives each lot one heading with one link to its page', () => {
  const html = render({});
  expect(html.match(/<h\d/g)).toEqual(['<h2', ...lots.allLots.map(() => '<h3')]);
  for (const [index, card] of splitCards(html).entries()) {
    const lot = lots.allLots[index];
    expect(card.match(/<a [^>]*href="([^"]*)"/g)).toHaveLength(1);
    expect(card).toContain(`href="/cars/${lot?.type}/${lot?.id}"`);
  }
});

test('names the grade of the stamp, with the interior’s letter if the note has one', () => {
  const [first] = splitCards(render({ lots: [lots.prius] }));
  expect(first).toContain('Оценка 4, салон B');
  expect(render({ lots: [lots.unknown] })).not.toContain('Оценка');
});

describe('a card shows', () => {
  const renderCardText = (lot: typeof lots.prius, props: Partial<Parameters<typeof LotGrid>[0]> = {}) =>
    stripTags(render({ lots: [lot], ...props }));

  test('the vehicle and the place of sale', () => {
    const card = renderCardText(lots.prius);
    expect(card).toContain('Toyota Prius · ZVW51 · 2022');
    expect(card).toContain('1,8 л · 98 л.с. · CVT · передний · 64 000 км');
    expect(card).toContain('USS Tokyo · лот 5123');
    expect(card).toContain('стартовая цена300 000 ¥');
  });
  test('that the power is unknown, but only for a vehicle with an engine', () => {
    expect(renderCardText(lots.noPower)).toContain('1,5 л · мощность не указана · CVT');
    expect(renderCardText(lots.unknown)).not.toContain('мощность');
  });
  test('the outcome of the lot', () => {
    expect(renderCardText(lots.sold)).toContain('Продан · пн 23 ноя');
    expect(renderCardText(lots.sold)).toContain('продан за1 312 000 ¥');
    expect(renderCardText(lots.prius)).not.toMatch(/Продан|Снят/);
  });
  test('that there are no photos', () => expect(renderCardText(lots.noPhoto)).toContain('Снимков пока нет'));
  test('the turnkey price if there is one, with the lot’s own prices above it', () => {
    const card = renderCardText(lots.prius, { extras: lots.makeTurnkeyExtras });
    expect(card).toContain('под ключ≈ 1,45 млн ₽обычно 1,30–1,62');
    expect(card).toContain('Старт300 000 ¥');
    expect(card).toContain('до 160 л.с.');
  });
});

test('has no inline styles, which the content security policy forbids', () => {
  const skeleton = renderToStaticMarkup(
    <LotGridSkeleton count={2} room={{ ledger: 2, total: 'large', badges: true, sure: 0 }} />,
  );
  expect(render({ extras: lots.makeTurnkeyExtras }) + skeleton).not.toMatch(/ style="/);
});

test('a skeleton has the requested number of cards and is hidden from screen readers', () => {
  const skeleton = renderToStaticMarkup(<LotGridSkeleton count={5} />);
  expect(skeleton.match(/<li/g)).toHaveLength(5);
  expect(skeleton).toMatch(/<ol[^>]* aria-hidden="true"/);
});

test('without similar lots there is no section', () => {
  expect(renderToStaticMarkup(<SimilarLots lots={[]} />)).toBe('');
  expect(renderToStaticMarkup(<SimilarLots lots={[lots.vezel]} />)).toMatch(
    /<section[^>]* aria-labelledby="similar-title".*<h2 id="similar-title">Похожие лоты/,
  );
});
