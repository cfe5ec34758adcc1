import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { createStorefront } from '../../../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../../../testing/fakeBackend.ts';
import { LandingBands } from './LandingBands.tsx';
import { loadLandingExtras } from './loadLandingExtras.ts';

const PRICES = {
  items: [
    { brand: 'TOYOTA', model: 'PRIUS', count: 9, cost: 1_500_000 },
    { brand: 'HONDA', model: 'FIT', count: 9, cost: 1_400_000 },
  ],
};
const modelPrices = vi.fn();
const entries = async () => ({ count: 0, items: [] });

async function render(search: string): Promise<string> {
  const storefront = createStorefront(
    'main',
    createFakeBackend({ v2: { modelPrices }, content: { entries } }),
  );
  const template = storefront.catalogues.find('japan-main');
  if (!template) throw new Error('no catalogue');
  const extras = await loadLandingExtras(storefront, template, parseCatalogueUrl(search));
  return renderToStaticMarkup(<LandingBands below={undefined} extras={extras} />);
}

test('the page of a model links to another model of the same price, and to its own sold lots', async () => {
  modelPrices.mockResolvedValue(PRICES);
  const html = await render('brand=toyota&model=prius&kuzov=zvw50');
  expect(html).toContain('href="/japan/czeny-na-avto/honda/fit"');
  expect(html).toContain('href="/statistika-prodazh/toyota/prius"');
});

test.each(['', 'brand=toyota', 'brand=toyota&model=prius&year_min=2018', 'brand=toyota&model=prius,aqua'])(
  'the page of «%s» sends no request and has no links to models or sold lots',
  async (search) => {
    modelPrices.mockClear();
    expect(await render(search)).toBe('');
    expect(modelPrices).not.toHaveBeenCalled();
  },
);

test('when the call fails, the page has no links to models or sold lots', async () => {
  const log = captureLog();
  modelPrices.mockRejectedValue(new ApiError({ kind: 'http', url: 'api/v2/models/prices', status: 503 }));
  expect(await render('brand=toyota&model=prius')).toBe('');
  expect(log.length).toBeGreaterThan(0);
});

test('many links are folded, and all are in the page', () => {
  const links = Array.from({ length: 30 }, (_, index) => ({
    href: `/list/m${index}`,
    name: `M${index}`,
    figure: '3',
  }));
  const extras = { near: undefined, counterpart: undefined, articles: [] };
  const html = renderToStaticMarkup(<LandingBands below={{ title: 'Модели', links }} extras={extras} />);
  expect(html.match(/href="\/list\/m/g)).toHaveLength(30);
  expect(html).toMatch(/<details[\s\S]*Ещё 6[\s\S]*\/list\/m24/);
});
