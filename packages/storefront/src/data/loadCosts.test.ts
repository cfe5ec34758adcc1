import { expect, test } from 'vitest';
import type { CalcClient } from '@vvoz/api/calc/calcClient';
import { ApiError, type ApiFailure } from '@vvoz/api/errors';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { loadCosts } from './loadCosts.ts';

const LOT: Lot = {
  id: 'a',
  type: 'japan',
  brand: 'TOYOTA',
  model: 'PRIUS',
  currency: 'jpy',
  status: 'coming',
  average: 1_000_000,
  images: [],
  equipment: [],
  bodyType: 'hatchback',
};
const CHOICE = {
  variant: 'poshlina',
  payer: 'physic',
  city: 'vladivostok',
  budgetText: '',
  budget: undefined,
} as const;

async function loadProblem(failure: ApiFailure) {
  const fail = () => Promise.reject(new ApiError(failure));
  const calc: CalcClient = { receipt: fail, batch: fail, bids: fail, terms: fail };
  return (await loadCosts(calc, LOT, ['poshlina'], CHOICE))?.costs[0];
}

test("shows the backend's Russian text of a refusal", async () => {
  const failure = {
    kind: 'http',
    url: '/api/calc',
    status: 400,
    message: 'displacementCc is missing',
  } as const;
  expect(await loadProblem({ ...failure, messageRu: 'не указан объём двигателя (см³)' })).toEqual({
    variant: 'poshlina',
    problem: 'Не указан объём двигателя (см³).',
  });
  expect(await loadProblem(failure)).toEqual({ variant: 'poshlina' });
});

test('an outage gives no problem text', async () => {
  expect(await loadProblem({ kind: 'http', url: '/api/calc', status: 503, messageRu: 'позже' })).toEqual({
    variant: 'poshlina',
  });
});
