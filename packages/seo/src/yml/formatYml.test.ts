import { expect, test } from 'vitest';
import { formatYml, MAX_OFFERS, type YmlOffer } from './formatYml.ts';
import { readYml } from './testing/readYml.ts';

const SHOP = {
  name: 'Ввоз & Co',
  company: 'ООО «Ввоз»',
  url: 'https://main.example/',
  date: new Date('2026-11-22T09:40:59Z'),
  categories: [{ id: 1, name: 'Авто <1>' }],
  sets: [{ id: 'toyota', name: 'Toyota & Lexus', url: 'https://main.example/toyota?a=1&b=2' }],
};
const makeOffer = (id: number): YmlOffer => ({
  id: `japan-${id}`,
  name: 'Prius <A>',
  vendor: 'Toyota & Co',
  model: 'Prius',
  url: `https://main.example/cars/${id}?a=1&b=2`,
  price: 1_448_982,
  category: 1,
  sets: ['toyota'],
  picture: 'https://main.example/a?a=1&b=2',
  params: [{ name: 'a<b', value: 'c&d', unit: '"' }],
});

async function* givePages(pages: readonly (readonly YmlOffer[])[]): AsyncGenerator<readonly YmlOffer[]> {
  for (const page of pages) yield page;
}
const format = async (pages: readonly (readonly YmlOffer[])[]): Promise<string> => {
  const parts: string[] = [];
  for await (const part of formatYml(SHOP, givePages(pages))) parts.push(part);
  return parts.join('');
};

test('every text is escaped, and the offers of all pages are there', async () => {
  const xml = await format([[makeOffer(1), makeOffer(2)], [], [makeOffer(3), makeOffer(4)]]);
  const { shop, sets, offers } = readYml(xml);
  expect(shop).toMatchObject({ name: SHOP.name, company: SHOP.company });
  expect(sets).toMatchObject(SHOP.sets);
  expect(offers.map(({ id }) => id)).toEqual(['japan-1', 'japan-2', 'japan-3', 'japan-4']);
  expect(xml).toContain('<category id="1">Авто &lt;1&gt;</category>');
  expect(xml).toContain('<param name="a&lt;b" unit="&quot;">c&amp;d</param>');
  expect(xml).toContain('<yml_catalog date="2026-11-22T09:40+00:00">');
});

test('a file ends after the most offers that it may have, and reads no further page', async () => {
  const half = Array.from({ length: MAX_OFFERS / 2 }, (_, id) => makeOffer(id));
  let read = 0;
  async function* countPages(): AsyncGenerator<readonly YmlOffer[]> {
    for (; read < 5;) {
      read += 1;
      yield read === 2 ? [...half.slice(1), makeOffer(0)] : half;
    }
  }
  let offers = 0;
  for await (const part of formatYml(SHOP, countPages())) offers += part.split('<offer ').length - 1;
  expect([offers, read]).toEqual([MAX_OFFERS, 2]);
  read = 0;
  offers = 0;
  async function* giveLarge(): AsyncGenerator<readonly YmlOffer[]> {
    yield half;
    yield [...half, makeOffer(0)];
  }
  for await (const part of formatYml(SHOP, giveLarge())) offers += part.split('<offer ').length - 1;
  expect(offers).toBe(MAX_OFFERS);
});
