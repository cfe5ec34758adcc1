import { afterAll, beforeAll, expect, test } from 'vitest';
import { v1CountSchema } from '@vvoz/api/v1/v1Schemas';
import { generateTestLots } from '../../../catalogue/testing/lots.ts';
import { createTestApp, KNOWN_LOTS, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const readCount = async (query: string): Promise<number> => {
  const response = v1CountSchema.parse((await api.get(`/api/auctions/count?${query}`)).body);
  return typeof response === 'number' ? response : response.count;
};

test('the count is a bare number, never empty', async () => {
  const { text, headers } = await api.get('/api/auctions/count?marka_name=TOYOTA&model_name=PRIUS');
  expect(text).toBe('3');
  expect(headers['content-type']).toContain('application/json');
  expect((await api.get('/api/auctions/count?marka_name=NOBODY')).text).toBe('0');
});

/** An operator and a simpler query with the same meaning. */
test.each([
  ['year_eq=2019', 'year_min=2019&year_max=2019'],
  ['year=2019', 'year_min=2019&year_max=2019'],
  ['year_gt=2018&year_lt=2020', 'year_min=2019&year_max=2019'],
  ['year_interval=2015-2018', 'year_min=2015&year_max=2018'],
  ['year_interval=2019-', 'year_min=2019'],
  ['year_in_arr=2018,2019', 'year_min=2018&year_max=2019'],
  ['mileage_interval=0-50000,100000-', 'mileage_not_interval=50001-99999&mileage_not_null=1'],
  ['marka_name_eq=TOYOTA', 'marka_name=toyota'],
  ['marka_name_in_arr=TOYOTA,HONDA', 'marka_name[]=TOYOTA&marka_name[]=HONDA'],
  ['marka_name_incl_like=merc', 'marka_name=MERCEDES-BENZ'],
  ['priv_incl_like=FF', 'priv=FF'],
  ['priv_in_arr=FF,FR', 'priv=FF,FR'],
  ['rate_in_arr=4.5,5', 'rate=4.5&rate=5'],
  ['rate_gt=4', 'rate_min=4.5'],
  ['auction_date_interval=2026-11-25T00:00:00', 'auction_date_min=2026-11-25&auction_date_max=2026-11-25'],
  ['auction_date_gt=2026-11-25', 'auction_date_min=2026-11-26'],
  ['lot_eq=b7/1', 'lot=B7/1'],
  ['lot_in_arr=b7/1,5124', 'lot_in_arr=5124,B7/1'],
])('%s counts the same lots as %s', async (one, other) => {
  const found = await readCount(one);
  expect(found).toBe(await readCount(other));
  expect(found).toBeGreaterThan(0);
});

/**
 * Whole numbers are the options of the selector: 0 is RA, 1 is R, 2 is 3, 3 is 3.5, 4 is 4, 5 is 4.5, 6 is 5, and 7 is
 * above 5. `2.0`, `4.5` and `ra` are grades.
 */
test.each([
  ['rate=0', ['RA']],
  ['rate=1', ['R']],
  ['rate=2', ['3']],
  ['rate=5', ['4.5']],
  ['rate=7', ['6', 'S']],
  ['rate_in_arr=0,5,6', ['RA', '4.5', '5']],
  ['rate_min=5&rate_max=6', ['4.5', '5']],
  ['rate_min=7', ['6', 'S']],
  ['rate=2.0', ['2']],
  ['rate=4.5', ['4.5']],
  ['rate=ra', ['RA']],
])('%s counts the lots with the grades %j', async (query, grades) => {
  const lots = [...KNOWN_LOTS, ...generateTestLots({ count: 400 })];
  const wanted = lots.filter(
    ({ type, live, rate }) => type === 'japan' && live === 1 && grades.includes(rate),
  );
  expect(await readCount(query)).toBe(wanted.length);
});

test.each(['priv_incl_like=all', 'priv_incl_like=ALL', 'rate=any', 'kpp=all'])(
  '%s counts every lot',
  async (query) => expect(await readCount(query)).toBe(await readCount('')),
);

/** An operator and its negation: together they match all lots. */
test.each([
  ['marka_name_not_eq=TOYOTA', 'marka_name=TOYOTA'],
  ['marka_name_not_in_arr=TOYOTA,HONDA', 'marka_name_in_arr=TOYOTA,HONDA'],
  ['model_name_not_like=model', 'model_name_incl_like=model'],
  ['year_not_eq=2019', 'year_eq=2019'],
  ['year_not_interval=2015-2019', 'year_interval=2015-2019'],
  ['color_not_null=0', 'color_not_null=1'],
  ['mileage_not_null=0', 'mileage_not_null=1'],
  ['rate_not_null=0', 'rate_not_null=1'],
  ['rate_not_in_arr=4,4.5', 'rate_in_arr=4,4.5'],
  ['priv_not_like=FF', 'priv_incl_like=FF'],
  ['lot_not_like=b7', 'lot_incl_like=b7'],
])('%s counts exactly the lots that %s does not', async (one, other) => {
  const [rest, part, all] = await Promise.all([readCount(one), readCount(other), readCount('')]);
  expect(rest + part).toBe(all);
  expect(part).toBeGreaterThan(0);
});

test.each([
  ['year_interval=2019', '400 bad_value year_interval'],
  ['year_interval=-', '400 bad_value year_interval'],
  ['marka_name_not_null=perhaps', '400 bad_value marka_name_not_null'],
  ['auction_date_gt=tomorrow', '400 bad_value auction_date_gt'],
  ['year_incl_like=20', '400 unknown_field year_incl_like'],
  ['rate_gt=9', '400 bad_value rate_gt'],
])('abuse: %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/auctions/count?${query}`))).toBe(expected);
});
