import { expect, test, vi } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { ApiError } from '@vvoz/api/errors';
import type { Backend } from './backend.ts';
import { createSales } from './sales.ts';

const SUMMARY = {
  currency: 'JPY',
  since: '2025-12-01',
  sold: 9,
  unsold: 1,
  months: [],
  years: [],
  mileages: [],
  grades: [],
};
const archive = findTemplate('japan')!;

function create(sales: () => Promise<unknown>) {
  const call = vi.fn(sales);
  const backend = () => ({ catalogue: () => ({ sales: call }) }) as unknown as Backend;
  return { call, getSales: createSales(backend) };
}

test('asks once for the same filters, whatever the order and the page', async () => {
  const { call, getSales } = create(async () => SUMMARY);
  const first = await getSales(archive, parseCatalogueUrl('brand=toyota'));
  expect(first).toEqual({ ...SUMMARY, currency: 'jpy' });
  await getSales(archive, parseCatalogueUrl('brand=toyota&order_by=price_asc&page=2'));
  expect(call).toHaveBeenCalledTimes(1);
  await getSales(archive, parseCatalogueUrl('brand=honda'));
  expect(call).toHaveBeenCalledTimes(2);
});

test('a catalogue of coming lots has none', async () => {
  const { call, getSales } = create(async () => SUMMARY);
  expect(await getSales(findTemplate('japan-main')!, parseCatalogueUrl(''))).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});

test('the page does without it when the backend fails or has no such call', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const status of [404, 500]) {
    const { getSales } = create(async () => {
      throw new ApiError({ kind: 'http', url: 'api/v2/sales', status });
    });
    expect(await getSales(archive, parseCatalogueUrl(''))).toBeUndefined();
  }
});
