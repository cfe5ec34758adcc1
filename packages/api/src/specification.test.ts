import { describe, expect, test } from 'vitest';
import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { getAuctionToday } from '@vvoz/catalogue/dates/auctionDay';
import { listAuctionWeeks } from '@vvoz/catalogue/dates/auctionWeek';
import { formatCatalogueAddress, readCataloguePath } from '@vvoz/catalogue/address/cataloguePath';
import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { getFacet, type FacetKey } from '@vvoz/catalogue/facets/facets';
import { formatMoney } from '@vvoz/catalogue/words/format';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { formatGearbox } from '@vvoz/catalogue/words/gearboxes';
import { encodeGrades, decodeGrade } from '@vvoz/catalogue/words/gradeOptions';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { DEFAULT_LIMIT, EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import {
  findTemplate,
  HOME_PAGE_SIZE,
  TEMPLATES,
  type Template,
  type TemplateName,
} from '@vvoz/catalogue/templates/templates';
import { getYearOrAssumed, listYearOptions } from '@vvoz/catalogue/lots/years';
import { encodeFiltersV1, encodeV1Query } from './v1/encodeV1Query.ts';
import { encodeFiltersV2, encodeV2Query } from './v2/encodeV2Query.ts';
import { endsInOperator, OPERATORS } from './wire/operators.ts';

const NOW = new Date('2026-11-25T03:00:00Z');

const getTemplate = (name: TemplateName): Template => {
  const row = findTemplate(name);
  if (!row) throw new RangeError(name);
  return row;
};
const formatPairs = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${name}=${value}`).join('&');
const canonicalize = (search: string): string => formatCatalogueUrl(parseCatalogueUrl(search));

describe('section 3: values of filters', () => {
  test.each([
    ['RA', '0'],
    ['R', '1'],
    ['3', '2'],
    ['3.5', '3'],
    ['4', '4'],
    ['4.5', '5'],
    ['5', '6'],
    ['6', '7'],
    ['S', '7'],
  ])('grade %s is option %s of version 1', (grade, code) => {
    expect(encodeGrades([grade])).toEqual([code]);
    expect(decodeGrade(code)).toContain(grade);
    expect(formatPairs(encodeFiltersV1(parseCatalogueUrl(`rate=${grade}`)))).toBe(`rate=${code}`);
  });
  test('«any grade» is not a filter; several grades are a list', () => {
    expect(canonicalize('rate=any')).toBe('');
    expect(encodeGrades([])).toEqual([]);
    expect(formatPairs(encodeFiltersV1(parseCatalogueUrl('rate=ra,5,6,s')))).toBe('rate_in_arr=0,6,7');
    expect(formatPairs(encodeFiltersV2(parseCatalogueUrl('rate=ra,5')))).toBe('rate[]=5&rate[]=RA');
  });
  test.each(['japan-main', 'japan', 'bike', 'bike_st'] as const)('%s has «Выше 5»: 6 and S', (name) => {
    expect(getTemplate(name).grades.at(-1)).toMatchObject({ label: 'Выше 5', values: ['6', 'S'] });
    expect(formatPairs(encodeFiltersV2(parseCatalogueUrl('rate=6,s')))).toBe('rate[]=6&rate[]=S');
  });
  test('the codes of version 1 express each of its options exactly', () => {
    for (const [index, { values }] of getTemplate('left-hand').grades.entries())
      expect(encodeGrades(values).flatMap(decodeGrade)).toEqual(decodeGrade(String(index)));
  });
  test('grades without a code in version 1 are sent in a form that differs from every code', () => {
    expect(encodeGrades(['2', '1', '0', '***'])).toEqual(['2.0', '1.0', '0.0', '***']);
    expect(['2.0', '1.0', '0.0', '***'].flatMap(decodeGrade)).toEqual(['2', '1', '0', '***']);
  });
  test('kuzov_list is kuzov with several codes, joined by commas on the wire', () => {
    const query = parseCatalogueUrl('kuzov_list[]=ZVW50&kuzov_list[]=ZVW51');
    expect(query).toEqual(parseCatalogueUrl('kuzov=ZVW50,ZVW51'));
    expect(formatPairs(encodeFiltersV1(query))).toBe('kuzov_in_arr=ZVW50,ZVW51');
  });
  test.each([
    ['brand', 'marka_name'],
    ['model', 'model_name'],
    ['kuzov', 'kuzov'],
    ['drive', 'priv_incl_like'],
    ['power', 'pw'],
    ['cost', 'cost_ru'],
  ] as const)('%s is sent as %s', (key, name) =>
    expect(FACET_DETAILS[key]).toMatchObject({ v1: name, v2: name }),
  );
});

describe('section 4: what a choice clears', () => {
  const chosen = parseCatalogueUrl('brand=toyota&model=prius&kuzov=zvw50&page=3');
  test.each<[string, FacetKey, string, string]>([
    ['a brand clears model and body code', 'brand', 'HONDA', 'brand=honda'],
    ['a model clears the body code', 'model', 'AQUA', 'brand=toyota&model=aqua'],
    [
      'a colour clears nothing but the page',
      'color',
      'white',
      'brand=toyota&model=prius&kuzov=zvw50&color=white',
    ],
  ])('%s', (_, key, value, expected) =>
    expect(formatCatalogueUrl(applyPatch(chosen, { lists: { [key]: [value] } }))).toBe(expected),
  );
  test('a complete choice has a catalogue page, followed by the other filters', () => {
    const query = parseCatalogueUrl('brand=toyota&model=land cruiser prado&kuzov=trj150&year_min=2018');
    expect(formatCatalogueAddress('/statistika-prodazh', query)).toBe(
      '/statistika-prodazh/toyota/land-cruiser-prado/trj150?year_min=2018',
    );
  });
});

describe('section 5: validation', () => {
  test.each([
    ['brand=&model=+&lot=', ''],
    ['brand=honda,toyota', 'brand[]=honda&brand[]=toyota'],
    ['brand[]=toyota', 'brand=toyota'],
    ['order_by=date_desc&page=1&limit=8', ''],
    ['order_by=price_asc&page=2&limit=12', 'order_by=price_asc&page=2&limit=12'],
    ['brand[]=TOYOTA&brand[]=HONDA', 'brand[]=honda&brand[]=toyota'],
    ['COLOR=White', 'color=white'],
  ])('%s → %s', (search, expected) => expect(canonicalize(search)).toBe(expected));

  test.each(
    TEMPLATES.map(({ name }) => [name, ['korean', 'korea', 'china'].includes(name) ? 2010 : 1985] as const),
  )(
    'years of %s begin with %d and end now; the list for the upper bound begins with the newest',
    (name, from) => {
      const { min, max } = listYearOptions(getTemplate(name), NOW);
      expect([min[0], min.at(-1)]).toEqual([from, 2026]);
      expect([max[0], max.at(-1)]).toEqual([2026, from]);
      expect(max).toHaveLength(2026 - from + 1);
    },
  );
  test('the current year is the year in Japan', () => {
    expect(listYearOptions({ yearsFrom: 1985, type: 'japan' }, new Date('2026-12-31T15:00:00Z')).max[0]).toBe(
      2027,
    );
  });

  test.each<[string, string]>([
    ['brand=toyota', '/c/toyota'],
    ['brand=toyota&model=c-hr', '/c/toyota/c-hr'],
    ['brand=mitsubishi&model=delica d:5&kuzov=cv1w', '/c/mitsubishi/delica-d%3A5/cv1w'],
    ['brand[]=honda&brand[]=toyota', '/c?brand[]=honda&brand[]=toyota'],
    ['brand=toyota&model[]=aqua&model[]=prius', '/c/toyota?model[]=aqua&model[]=prius'],
    ['model=prius', '/c?model=prius'],
    ['brand=toyota&model=prius&kuzov=zvw50&generation=zvw5', '/c/toyota/prius?kuzov=zvw50&generation=zvw5'],
    ['', '/c'],
  ])('a single value that the path contains is left out: %s → %s', (search, address) =>
    expect(formatCatalogueAddress('/c', parseCatalogueUrl(search))).toBe(address),
  );
  test('a host’s front page is a catalogue too', () => {
    expect(formatCatalogueAddress('/', parseCatalogueUrl('brand=byd'))).toBe('/byd');
    expect(formatCatalogueAddress('/', EMPTY_QUERY)).toBe('/');
  });
  test.each<[readonly string[], object | undefined]>([
    [['toyota'], { brand: 'TOYOTA' }],
    [['TOYOTA', 'land-cruiser-prado'], { brand: 'TOYOTA', model: 'LAND CRUISER PRADO' }],
    [['toyota', 'c-hr', 'zyx10'], { brand: 'TOYOTA', model: 'C-HR', kuzov: 'ZYX10' }],
    [['mitsubishi', 'delica-d%3a5'], { brand: 'MITSUBISHI', model: 'DELICA D:5' }],
    [['mitsubishi', 'delica-d:5'], { brand: 'MITSUBISHI', model: 'DELICA D:5' }],
    [['mitsubishi', 'prius'], undefined],
    [['toyota', 'c-hr', 'zyx10', 'more'], undefined],
    [['nobody'], undefined],
    [[], {}],
  ])('the path %j contains %j', (segments, expected) => {
    const models = { TOYOTA: ['C-HR', 'LAND CRUISER PRADO', 'PRIUS'], MITSUBISHI: ['DELICA D:5'] };
    const choice = readCataloguePath(segments, (key, { brand }) => {
      if (key === 'brand') return Object.keys(models);
      return key === 'model' ? models[brand as keyof typeof models] : ['ZYX10'];
    });
    expect(choice).toEqual(expected);
  });

  test('an auction’s day is sent in local time without a zone', () => {
    const day = listAuctionWeeks(getAuctionToday('japan', NOW))[0].days[4]?.date ?? '';
    const query = applyPatch(EMPTY_QUERY, { lists: { day: [day] } });
    expect(formatPairs(encodeFiltersV1(query))).toBe('auction_date_interval=2026-11-27T00:00:00');
    expect(formatPairs(encodeFiltersV2(query))).toBe('auction_date_interval[]=2026-11-27T00:00:00');
  });
  test('only four catalogues allow several brands, models and body codes', () => {
    expect(TEMPLATES.filter(({ multiSelect }) => multiSelect).map(({ name }) => name)).toEqual([
      'japan-main',
      'japan',
      'bike',
      'bike_st',
    ]);
  });
  test('models need a brand, body codes need a model', () => {
    expect(getFacet('model').placeholder).toBe('В начале выберите марку');
    expect(getFacet('kuzov').placeholder).toBe('В начале выберите модель');
  });
  test.each([
    ['bike_st', undefined, 2022],
    ['bike_st', 2011, 2011],
    ['bike', undefined, undefined],
    ['japan_st', undefined, undefined],
  ] as const)('a lot of %s of the year %s counts as %s', (type, year, expected) =>
    expect(getYearOrAssumed({ type, ...(year ? { year } : {}) }, NOW)).toBe(expected),
  );
});

describe('section 7: calls', () => {
  test.each([
    ['brand=toyota', 'marka_name=TOYOTA', 'marka_name[]=TOYOTA'],
    ['brand=honda,toyota', 'marka_name_in_arr=HONDA,TOYOTA', 'marka_name[]=HONDA&marka_name[]=TOYOTA'],
    ['color=white,pearl', 'color_in_arr=pearl,white', 'color[]=pearl&color[]=white'],
    ['year_min=2018&pw_max=160', 'year_min=2018&pw_max=160', 'year_min=2018&pw_max=160'],
    ['priv=ff,fr', 'priv_incl_like=FF,FR', 'priv_incl_like[]=FF&priv_incl_like[]=FR'],
    ['price=0-1000,2000-', 'price_interval=0-1000,2000-', 'price_interval[]=0-1000&price_interval[]=2000-'],
    ['generation=zvw5&kuzov=zvw50', 'generation=zvw5', 'generation=zvw5'],
    ['set_id=3&lot=5123', 'lot=5123&set_id=3', 'lot=5123&set_id=3'],
    ['utm_source=x', '', ''],
  ])('%s → %s | %s', (search, v1, v2) => {
    expect(formatPairs(encodeFiltersV1(parseCatalogueUrl(search)))).toBe(v1);
    expect(formatPairs(encodeFiltersV2(parseCatalogueUrl(search)))).toBe(v2);
  });
  test.each(OPERATORS)('a name that ends in _%s ends in an operator', (operator) =>
    expect(endsInOperator(`field_${operator}`)).toBe(true),
  );
  test('a list call sends order, limit and offset', () => {
    const query = parseCatalogueUrl('page=3&order_by=year_desc');
    const expected = 'order_by=year_desc&limit=12&offset=24';
    expect(formatPairs(encodeV1Query(query, { limit: 12 }))).toBe(expected);
    expect(formatPairs(encodeV2Query(query, { limit: 12 }))).toBe(expected);
  });
});

describe('section 9: limits', () => {
  test('page sizes: 8 in shared addresses, 12 in a catalogue, 4 on the main page', () => {
    expect([DEFAULT_LIMIT, HOME_PAGE_SIZE]).toEqual([8, 4]);
    expect(TEMPLATES.every(({ pageSize }) => pageSize === 12)).toBe(true);
  });
  test.each<[TemplateName, string | undefined]>([
    ['china', 'cny'],
    ['korean', 'krw'],
    ['korea', 'krw'],
    ['japan', 'jpy'],
    ['japan-main', 'jpy'],
    ['bike', 'jpy'],
    ['bike_st', 'jpy'],
    ['spec_japan', 'jpy'],
    ['spec', 'cny'],
    ['stock', 'rub'],
    ['europe', undefined],
  ])('the currency of %s is %s', (name, currency) => expect(getTemplate(name).currency).toBe(currency));
  test.each([
    ['jpy', '¥'],
    ['krw', '₩'],
    ['rub', '₽'],
    ['usd', '$'],
    ['cny', '¥'],
  ] as const)('%s is written %s', (currency, sign) =>
    expect(formatMoney(1, currency)).toBe(`1\u00A0${sign}`),
  );
  test.each<[TemplateName, string]>([
    ['japan-main', 'Автоматическая, Механическая'],
    ['japan', 'Автоматическая, Механическая'],
    ['europe', 'Автоматическая, Механическая'],
    ['left-hand', 'Автомат, Механика, Вариатор, Робот'],
    ['korea', 'Автомат, Механика, Вариатор, Робот'],
    ['china', 'Автомат, Механика, Вариатор, Робот'],
    ['stock', 'Автомат, Механика, Вариатор, Робот'],
    ['bike', ''],
    ['spec', ''],
  ])('gearboxes of %s: %s', (name, labels) => {
    const { gearboxes, shortGearboxes } = getTemplate(name);
    expect(gearboxes.map((kind) => formatGearbox(kind, shortGearboxes)).join(', ')).toBe(labels);
  });
  test.each<[TemplateName, string]>([
    ['japan-main', '2WD 4WD'],
    ['japan', '2WD 4WD'],
    ['left-hand', 'FF FR 4WD'],
    ['europe', 'FF FR 4WD'],
    ['bike', ''],
  ])('drives of %s: %s', (name, codes) => expect(getTemplate(name).drives.join(' ')).toBe(codes));
  test.each([
    ['kpp=at', 'kpp=AT'],
    ['kpp=cvt,amt', 'kpp_in_arr=AMT,CVT'],
    ['kpp=all', ''],
    ['priv=all', ''],
    ['priv=2wd', 'priv_incl_like=FF,FR,MR,RR'],
    ['priv=2wd,ff,4wd', 'priv_incl_like=4WD,FF,FR,MR,RR'],
  ])('%s → %s', (search, v1) => expect(formatPairs(encodeFiltersV1(parseCatalogueUrl(search)))).toBe(v1));
  test('the week is ПН…ВС, its past days read-only, on auctions only', () => {
    const [{ days: week }] = listAuctionWeeks(getAuctionToday('japan', NOW));
    expect(week.map(({ label }) => label).join(' ')).toBe('ПН ВТ СР ЧТ ПТ СБ ВС');
    expect(week.map(({ past }) => past)).toEqual([true, true, false, false, false, false, false]);
    expect(TEMPLATES.filter(({ dayPicker }) => dayPicker).every(({ group }) => group === 'auction')).toBe(
      true,
    );
  });
});
