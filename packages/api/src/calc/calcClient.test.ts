import { expect, test } from 'vitest';
import { recordRequests } from '../testing/recordRequests.ts';
import { createCalcClient, type CalcClient } from './calcClient.ts';

const LOT = { kind: 'car', fuel: 'petrol', price: 1_000_000, currency: 'jpy', year: undefined } as const;

test.each<[(client: CalcClient) => Promise<unknown>, string]>([
  [
    (client) => client.receipt(LOT, { payer: 'jur', city: 'Омск', variant: undefined }),
    'GET http://backend/api/calc?kind=car&fuel=petrol&price=1000000&currency=jpy&payer=jur&city=%D0%9E%D0%BC%D1%81%D0%BA&request_from=catalog&response_type=detail',
  ],
  [
    (client) => client.receipt(LOT),
    'GET http://backend/api/calc?kind=car&fuel=petrol&price=1000000&currency=jpy&request_from=catalog&response_type=detail',
  ],
  [
    (client) => client.receipts([{ ...LOT, variant: 'raspil', city: 'omsk' }, LOT]),
    'POST http://backend/api/calc/receipts {"questions":[{"kind":"car","fuel":"petrol","price":1000000,"currency":"jpy","variant":"raspil","city":"omsk"},{"kind":"car","fuel":"petrol","price":1000000,"currency":"jpy"}]}',
  ],
  [
    (client) => client.batch([LOT, LOT], { variants: ['poshlina', 'raspil'], payer: 'physic' }),
    'POST http://backend/api/calc/batch {"lots":[{"kind":"car","fuel":"petrol","price":1000000,"currency":"jpy"},{"kind":"car","fuel":"petrol","price":1000000,"currency":"jpy"}],"variants":["poshlina","raspil"],"payer":"physic"}',
  ],
  [
    (client) => client.batch([LOT], { city: 'omsk', date: '2026-12-20', budget: 1_500_000 }),
    'POST http://backend/api/calc/batch {"lots":[{"kind":"car","fuel":"petrol","price":1000000,"currency":"jpy"}],"city":"omsk","date":"2026-12-20","budget":1500000}',
  ],
  [
    (client) => client.bids(LOT, 2_500_000, { payer: 'physic', city: 'vladivostok', date: '2026-12-20' }),
    'GET http://backend/api/calc/bid?kind=car&fuel=petrol&price=1000000&currency=jpy&payer=physic&city=vladivostok&date=2026-12-20&budget=2500000',
  ],
  [(client) => client.terms(), 'GET http://backend/api/calc/terms'],
])('%s sends %s', async (call, request) => {
  const { requests, options } = recordRequests({});
  // The empty answer makes the call fail, but the request has been recorded by then.
  await call(createCalcClient(options)).catch(() => {});
  expect(requests).toEqual([request]);
});
