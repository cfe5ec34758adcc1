import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { recordRequests } from '../testing/recordRequests.ts';
import { createV1Client, type V1Client } from './v1Client.ts';

const SCOPE = { type: 'japan' } as const;
const KIA = { MARKA_NAME: 'KIA', COUNT: '3', IS_POPULAR: 0, FORMAT: '' };

test.each<[string, unknown, (client: V1Client) => Promise<unknown>, unknown]>([
  ['a bare number', 7, (client) => client.count(SCOPE, EMPTY_QUERY), 7],
  ['a count', { count: '7' }, (client) => client.count(SCOPE, EMPTY_QUERY), 7],
  [
    'brands',
    { count: 2, items: [KIA, { ...KIA, IS_POPULAR: '1' }] },
    (client) => client.brands(SCOPE, EMPTY_QUERY),
    [
      { value: 'KIA', count: 3 },
      { value: 'KIA', count: 3, popular: true },
    ],
  ],
  [
    'models',
    {
      count: 2,
      items: [
        { ...KIA, MODEL_NAME: 'K5' },
        { ...KIA, MODEL_NAME: 'K7', IS_POPULAR: '1' },
      ],
    },
    (client) => client.models(SCOPE, EMPTY_QUERY),
    [
      { value: 'K5', brand: 'KIA', count: 3 },
      { value: 'K7', brand: 'KIA', count: 3, popular: true },
    ],
  ],
  [
    'body codes',
    { count: 1, items: [{ ...KIA, MODEL_NAME: 'K5', KUZOV: 'DL3' }] },
    (client) => client.series(SCOPE, EMPTY_QUERY),
    [{ value: 'DL3', brand: 'KIA', model: 'K5', count: 3 }],
  ],
  [
    'colours, of which some have no count',
    {
      count: 2,
      items: [
        { id: 'white', label: 'Белый', COUNT: 5 },
        { id: 'grey', label: 'Серый' },
      ],
    },
    (client) => client.colors(SCOPE, EMPTY_QUERY),
    [
      { value: 'white', count: 5 },
      { value: 'grey', count: 0 },
    ],
  ],
])('reads %s', async (_name, response, call, result) => {
  const { options } = recordRequests(response);
  expect(await call(createV1Client({ ...options, warn: () => {} }))).toEqual(result);
});
