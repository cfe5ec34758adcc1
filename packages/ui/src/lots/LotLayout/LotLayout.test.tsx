import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import * as lots from '../fixtures.ts';
import { LotFacts } from '../LotFacts/LotFacts.tsx';
import { LotGallery } from '../LotGallery/LotGallery.tsx';
import { LotHeading } from '../LotHeading/LotHeading.tsx';
import { LotOffer } from '../LotOffer/LotOffer.tsx';
import { Alternatives } from '../LotResult/Alternatives.tsx';
import { LotResult } from '../LotResult/LotResult.tsx';
import { LotLayout } from './LotLayout.tsx';

const renderPage = (lot: Lot) =>
  renderToStaticMarkup(
    <>
      <LotHeading lot={lot} />
      <LotLayout
        gallery={<LotGallery lot={lot} />}
        offer={
          lot.status === 'coming' ? (
            <LotOffer lot={lot} request={<a href="#r">Заявка</a>} />
          ) : (
            <LotResult lot={lot} />
          )
        }
        facts={<LotFacts lot={lot} />}
      />
    </>,
  ).replaceAll('\u00A0', ' ');
const stripTags = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const everyLot = Object.values(lots).filter(
  (value): value is Lot => typeof value === 'object' && 'brand' in value,
);

describe.each(everyLot.map((lot) => [lot.id, renderPage(lot)]))('the page of %s', (_id, html) => {
  test('has one h1 and does not skip heading levels', () => {
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
  test('refers only to existing unique ids', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/ (?:aria-labelledby|popoverTarget)="([^"]+)"/g))
      expect(ids).toContain(id);
    for (const [, id] of html.matchAll(/ href="#(f\d+)"/g)) expect(ids).toContain(id);
  });
  test('names every button and link, and has no inline styles', () => {
    for (const [tag, attributes, inner] of html.matchAll(/<(?:button|a) ([^>]*)>(.*?)<\/(?:button|a)>/g)) {
      expect(/aria-label="[^"]+"/.test(attributes ?? '') || stripTags(inner ?? '').trim() !== '', tag).toBe(
        true,
      );
    }
    expect(html).not.toMatch(/ style="/);
  });
});

describe('the gallery', () => {
  test('loads the sheet and the vehicle at once, the first on desktops and on phones, the others lazily', () => {
    const html = renderToStaticMarkup(<LotGallery lot={lots.prius} />);
    const [first, vehicle, ...others] = html.match(/<img[^>]*>/g) ?? [];
    expect(first).toContain('loading="eager"');
    expect(first).toContain('Аукционный лист лота 5123: оценка 4, салон B; A1 передний бампер');
    expect(vehicle).toContain('loading="eager"');
    expect(vehicle).toContain('fetchPriority="high"');
    expect(vehicle).toContain('Toyota Prius, цвет серебристый');
    expect(others).toHaveLength(4);
    expect(others.every((image) => image.includes('loading="lazy"'))).toBe(true);
  });
  test('shows the marks of this lot before the other codes', () => {
    const pageText = stripTags(renderToStaticMarkup(<LotGallery lot={lots.prius} />));
    expect(pageText).toContain('A1 мелкая царапина передний бампер U1 мелкая вмятина левая задняя дверь');
    expect(pageText).toMatch(/W1 слабая волна.* B вмятина с царапиной .* XX деталь заменена/);
  });
  test('has no legend without a sheet and no controls for a single frame', () => {
    expect(renderToStaticMarkup(<LotGallery lot={lots.korean} />)).not.toContain('Коды листа');
    expect(renderToStaticMarkup(<LotGallery lot={lots.unknown} />)).not.toContain('Следующий снимок');
    expect(renderToStaticMarkup(<LotGallery lot={lots.noPhoto} />)).toContain('Снимков пока нет');
  });
});

test('the offer shows prices, the auction house and both times of the auction', () => {
  const pageText = stripTags(renderPage(lots.prius));
  expect(pageText).toContain('Стартовая цена 300 000 ¥');
  expect(pageText).toContain('Средняя 1 140 000 ¥ Аукцион USS Tokyo Номер лота 5123');
  expect(pageText).toContain('Торги ср 25 ноя, 09:40 по Токио · 03:40 по Москве');
});

test('the offer of a lot without data says so', () => {
  const pageText = stripTags(renderPage(lots.unknown));
  expect(pageText).toContain('Старт не объявлен');
  expect(pageText).toContain('Дата торгов не назначена');
});

test('a result shows the outcome', () => {
  expect(stripTags(renderPage(lots.sold))).toContain('Продан 23 ноября за 1 312 000 ¥');
  expect(stripTags(renderPage(lots.soldForUnknownPrice))).toContain('Лот продан');
  expect(stripTags(renderPage(lots.notSold))).toContain('Лот не продан');
  expect(stripTags(renderPage(lots.notSold))).toContain('Высшая ставка 980 000 ¥');
  expect(stripTags(renderPage(lots.withdrawn))).toContain('Лот снят с торгов');
  expect(renderToStaticMarkup(<LotResult lot={lots.prius} />)).toBe('');
});

test('explains jargon beside the fact', () => {
  const pageText = stripTags(renderToStaticMarkup(<LotFacts lot={lots.prius} />).replaceAll('\u00A0', ' '));
  expect(pageText).toContain('Год выпуска март 2022');
  expect(pageText).toContain('98 л.с. · 72 кВт');
  expect(pageText).toContain('FF: двигатель спереди, ведут передние колёса.');
  expect(pageText).toContain('4 — хорошее состояние, мелкие следы. Салон B — чистый, лёгкие следы.');
  expect(pageText).toContain('климат-контроль, усилитель руля');
  expect(pageText).toContain('Один владелец. Запасной ключ, книжка.');
});

test('a sold lot says what it went for, what it costs today and what to buy instead', () => {
  const html = renderToStaticMarkup(
    <LotResult
      lot={lots.sold}
      today="≈ 1,50 млн ₽"
      deal="на 8 % ниже похожих"
      alternatives={<Alternatives lots={[lots.prius, lots.vezel, lots.harrier, lots.kei]} />}
    />,
  );
  const shown = stripTags(html.replaceAll('\u00A0', ' '));
  expect(shown).toContain(
    'Продан 23 ноября за 1 312 000 ¥ Сегодня под ключ ≈ 1,50 млн ₽ на 8 % ниже похожих',
  );
  expect(shown).toContain('Три похожих, ещё не проданы');
  expect(html.match(/href="\/cars\/japan\//g)).toHaveLength(3);
  // A second typical price would contradict the comparison.
  expect(shown).not.toMatch(/средн/i);
});
