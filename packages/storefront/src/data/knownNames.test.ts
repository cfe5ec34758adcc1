import { expect, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import type { LandingSelection } from '@vvoz/api/v2/encodeLandings';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createKnownNames } from './knownNames.ts';

const findOrFail = (name: string) => {
  const template = findTemplate(name);
  if (!template) throw new Error(`no template ${name}`);
  return template;
};
const cars = findOrFail('japan-main');
const bikes = findOrFail('bike');

/** Answers with a name that tells what was asked for. */
function setup() {
  const questions: LandingSelection[] = [];
  const backend = createFakeBackend({
    v2: {
      landings: async (selection) => {
        questions.push(selection);
        const { template, level, names } = selection;
        const name = [template, level, ...Object.values(names ?? {})].join(' ');
        return {
          items: [
            { names: ['rare'], count: 1 },
            { names: [name], count: 5 },
          ],
          next: null,
        };
      },
    },
  });
  return { questions, ...createKnownNames(backend) };
}

test('names are known by catalogue, facet and the choice above it, the frequent ones first', async () => {
  const { questions, getKnownNames } = setup();
  const ask = async () => [
    await getKnownNames(cars, 'brand', {}),
    await getKnownNames(cars, 'model', {}),
    await getKnownNames(cars, 'model', { brand: 'TOYOTA' }),
    await getKnownNames(cars, 'kuzov', { brand: 'TOYOTA' }),
    await getKnownNames(bikes, 'brand', {}),
  ];
  const expected = [
    'japan-main brand',
    'japan-main model',
    'japan-main model TOYOTA',
    'japan-main kuzov TOYOTA',
    'bike brand',
  ].map((name) => [name, 'rare']);
  expect(await ask()).toEqual(expected);
  // Each is asked for once.
  expect(await ask()).toEqual(expected);
  expect(questions).toHaveLength(expected.length);
});

test('a choice without a name of the path has had lots, and nobody is asked', async () => {
  const { questions, hasHadNames } = setup();
  expect(await hasHadNames(cars, EMPTY_QUERY)).toBe(true);
  expect(questions).toEqual([]);
});

test('whether a choice has had lots is asked for its last name, and all of its names', async () => {
  const { questions, hasHadNames } = setup();
  const lists = { model: ['PRIUS'], brand: ['TOYOTA'], color: ['white'] };
  expect(await hasHadNames(cars, { ...EMPTY_QUERY, lists })).toBe(true);
  expect(questions).toMatchObject([
    { level: 'model', names: { brand: 'TOYOTA', model: 'PRIUS' }, minLots: 0 },
  ]);
});

test('a backend without such a call knows no names; any other failure is thrown', async () => {
  let status = 404;
  const landings = () => Promise.reject(new ApiError({ kind: 'http', url: 'api/v2/landings', status }));
  const { getKnownNames, hasHadNames } = createKnownNames(createFakeBackend({ v2: { landings } }));
  const query = { ...EMPTY_QUERY, lists: { brand: ['TOYOTA'] } };
  expect([await getKnownNames(cars, 'brand', {}), await hasHadNames(cars, query)]).toEqual([[], false]);
  status = 503;
  await expect(getKnownNames(cars, 'model', {})).rejects.toThrow('503');
  await expect(hasHadNames(cars, query)).rejects.toThrow('503');
});
