import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { FACETS } from '@vvoz/catalogue/facets/facets';
import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';
import { ORDERS } from '@vvoz/catalogue/query/orders';
import { createNumbers } from '../../../catalogue/testing/createNumbers.ts';

const PATHS = [
  '/healthz',
  '/api/openapi.json',
  '/api/options',
  '/api/pages',
  '/api/v2/count',
  '/api/v2/count',
  '/api/v2/cars',
  '/api/v2/cars',
  '/api/v2/brands',
  '/api/v2/models',
  '/api/v2/series',
  '/api/v2/colors',
  '/api/v2/facets',
  '/api/v2/cars/japan/prius-1',
  '/api/v2/cars/japan/prius-1/similar',
  '/api/v2/cars/japan/prius-1/neighbours',
  '/pictures/japan/prius-1/0',
  '/pictures/cms/Zm9yZ2VkIGtleSBvZiBub3',
  '/nowhere',
];

const FIELDS = [
  ...FACETS.flatMap(({ kind, key }) => {
    const { v2 } = FACET_DETAILS[key];
    return kind === 'range' ? [`${v2}_min`, `${v2}_max`] : [v2];
  }),
  'type',
  'type_parent',
  'priv',
  'rate_min',
  'rate_max',
  'ip',
  'order_by',
  'limit',
  'offset',
  'page',
  'path',
  'name',
  'w',
  'h',
];
const STRANGE = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'a.b',
  'а',
  '%00',
  '[]',
  '$where',
  'x'.repeat(300),
];
const FORMS = ['', '', '', '[]', '%5B%5D', '[0]', '[x]', '[', '[][]'];

const VALUES = [
  'TOYOTA',
  'honda',
  'MERCEDES-BENZ',
  'ЛАДА',
  'лада',
  'MODEL 0',
  'K00',
  'S',
  '4.5',
  '***',
  'RA',
  '2WD',
  'AT',
  'white',
  '2026-11-25',
  '2026-11-25T00:00:00',
  '2026-13-45',
  'a1',
  'B7/1',
  '/',
  '/japan/czeny-na-avto',
  '',
  ' ',
  '-',
  '0',
  '1',
  '8',
  '100',
  '101',
  '2019',
  '-1',
  '1e9',
  '0x10',
  'NaN',
  'Infinity',
  '1.5',
  '١٢',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '{"$gt":1}',
  "' or 1=1 --",
  '"; drop table lot; --',
  '<b>',
  '../../etc/passwd',
  '\0',
  '\r\nX-Evil: 1',
  '\u202Eabc',
  '\uFFFF',
  '🚗',
  'İ',
  'ß',
  'ﬁ',
  'e\u0301',
  '%s%n',
  ...CATALOGUE_TYPE_NAMES,
  ...ORDERS,
];
/** Sent unchanged: invalid UTF-8, invalid escapes, and characters with a meaning in query strings. */
const BROKEN = [
  '%',
  '%D0',
  '%zz',
  '%E0%A4',
  '%C0%80',
  '%ED%A0%80',
  '%FF',
  '%u0041',
  '%2',
  '+',
  '&',
  '=',
  ';',
  '?',
];

/**
 * Generates addresses, the same for the same seed: known and strange names, values and encodings of every kind, many
 * and long ones.
 */
export function* generateUrls(count: number, seed = 1): Generator<string> {
  const next = createNumbers(seed);
  const pickBelow = (limit: number) => Math.floor(next() * limit);
  const pickOne = <T>(list: readonly T[]): T => list[pickBelow(list.length)] as T;
  const happensOnceIn = (times: number) => next() < 1 / times;

  const makeValue = (): string => {
    if (happensOnceIn(15)) return pickOne(BROKEN);
    if (happensOnceIn(200))
      return pickOne(['x', '%D0%96', ',', '9', '%25'])
        .repeat(5000)
        .slice(0, 1000 * (1 + pickBelow(5)));
    if (happensOnceIn(4)) return String(pickBelow(10 ** (1 + pickBelow(12))));
    if (happensOnceIn(12))
      return encodeURIComponent(
        String.fromCodePoint(...Array.from({ length: 1 + pickBelow(8) }, () => pickBelow(0xd7_ff))),
      );
    if (happensOnceIn(10))
      return Array.from({ length: 1 + pickBelow(5) }, () => encodeURIComponent(pickOne(VALUES))).join(',');
    return encodeURIComponent(pickOne(VALUES));
  };
  const makeField = (): string =>
    (happensOnceIn(10) ? encodeURIComponent(pickOne(STRANGE)) : pickOne(FIELDS)) + pickOne(FORMS);
  const makePath = (): string => {
    if (happensOnceIn(12))
      return `/api/v2/cars/${makeValue()}/${makeValue()}${pickOne(['', '/similar', '/neighbours', '/'])}`;
    if (happensOnceIn(20)) return `/pictures/${pickOne(CATALOGUE_TYPE_NAMES)}/${makeValue()}/${makeValue()}`;
    return pickOne(PATHS);
  };

  for (let index = 0; index < count; index += 1) {
    const pairs: string[] = [];
    for (let left = happensOnceIn(60) ? 100 + pickBelow(150) : pickBelow(5); left > 0; left -= 1) {
      const name = makeField();
      for (let times = happensOnceIn(8) ? 2 + pickBelow(3) : 1; times > 0; times -= 1)
        pairs.push(happensOnceIn(25) ? name : `${name}=${makeValue()}`);
    }
    // A request line has no raw spaces, control characters or letters beyond ASCII.
    yield `${makePath()}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`.replaceAll(/[^!-~]/g, '_');
  }
}
