import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Limits of one file (yandex.ru/support/webmaster/search-appearance/cars). */
const MAX_OFFERS = 30_000;
const MAX_BYTES = 200_000_000;
const MAX_PICTURES = 50_000;
const MIN_SET_OFFERS = 4;

type Texts = Readonly<Record<string, string>>;

interface Feed {
  readonly shop: Texts;
  readonly sets: readonly Texts[];
  readonly offers: readonly (Texts & { readonly param?: readonly Texts[] })[];
}

const LISTS = new Set(['category', 'set', 'offer', 'param', 'picture']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => LISTS.has(name),
});

/** The elements of `shop`, in the required order. */
const SHOP_ORDER = ['name', 'company', 'url', 'currencies', 'categories', 'sets', 'offers'];
/** The elements that an offer must have. */
const REQUIRED_OFFER_ELEMENTS = [
  'id',
  'name',
  'url',
  'price',
  'currencyId',
  'categoryId',
  'set-ids',
  'picture',
];

const isAbsolute = (url: unknown): boolean =>
  typeof url === 'string' && /^https?:/.test(URL.parse(url)?.href ?? '');

/** Reads a feed and checks the rules of vehicle cards. Throws an Error that names what is wrong. */
export function readYml(xml: string): Feed {
  const fail = (what: string): never => {
    throw new Error(`YML: ${what}`);
  };
  const valid = XMLValidator.validate(xml);
  if (valid !== true) fail(valid.err.msg);
  if (Buffer.byteLength(xml) > MAX_BYTES) fail('too large');
  const { yml_catalog: catalogue } = parser.parse(xml) as { readonly yml_catalog: Record<string, never> };
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(catalogue['date'] ?? '')) fail('date');
  const shop = catalogue['shop'] as unknown as Record<string, Record<string, readonly Texts[]>>;
  if (Object.keys(shop).join() !== SHOP_ORDER.join()) fail(`elements of shop: ${Object.keys(shop).join()}`);
  const sets = shop['sets']?.['set'] ?? [];
  const offers = (shop['offers']?.['offer'] ?? []) as unknown as Feed['offers'];
  if (offers.length > MAX_OFFERS || offers.length > MAX_PICTURES) fail(`${offers.length} offers`);
  const setIds = new Map(sets.map(({ id = '' }) => [id, 0]));
  const categories = new Set((shop['categories']?.['category'] ?? []).map(({ id }) => id));
  if (setIds.size < sets.length) fail('two sets with one id');
  for (const set of sets) if (!set['name'] || !isAbsolute(set['url'])) fail(`set ${set['id']}`);
  for (const offer of offers) {
    const missing = REQUIRED_OFFER_ELEMENTS.filter((name) => !offer[name]?.length);
    if (missing.length > 0) fail(`offer ${offer['id']} has no ${missing.join()}`);
    if (!isAbsolute(offer['url']) || !isAbsolute(offer['picture']?.[0])) fail(`addresses of ${offer['id']}`);
    if (!/^[1-9]\d*$/.test(offer['price'] ?? '')) fail(`price ${offer['price']}`);
    if (!categories.has(offer['categoryId'] ?? '')) fail(`category of ${offer['id']}`);
    for (const id of (offer['set-ids'] ?? '').split(',')) {
      const count = setIds.get(id);
      if (count === undefined) fail(`offer ${offer['id']} names the unknown set ${id}`);
      setIds.set(id, (count ?? 0) + 1);
    }
  }
  for (const [id, count] of setIds) if (count < MIN_SET_OFFERS) fail(`set ${id} has ${count} offers`);
  for (const key of ['id', 'url'])
    if (new Set(offers.map((offer) => offer[key])).size < offers.length) fail(`two offers with one ${key}`);
  return { shop: shop as unknown as Texts, sets, offers };
}
