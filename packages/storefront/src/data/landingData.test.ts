import { expect, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createLandingData } from './landingData.ts';

const template = (() => {
  const found = findTemplate('korea');
  if (!found) throw new Error('no template');
  return found;
})();
const SORENTO = parseCatalogueUrl('brand=kia&model=sorento');

test('sends one request for each choice in the path, within the base filter', async () => {
  const requests: unknown[] = [];
  const getLanding = createLandingData(
    createFakeBackend({
      v1: {
        cataloguePage: async (parent, { lists }) => {
          requests.push([parent, lists]);
          return { year_min: 2015, year_max: 2024 } as never;
        },
      },
    }),
  );
  expect(await getLanding(template, SORENTO)).toMatchObject({ year_min: 2015 });
  expect(await getLanding(template, SORENTO)).toMatchObject({ year_max: 2024 });
  expect(await getLanding(template, parseCatalogueUrl('color=white'))).toBeUndefined();
  expect(requests).toEqual([['korean', { brand: ['KIA'], model: ['SORENTO'], age: ['passing'] }]]);
});

test('if the titles do not load, the page is shown without them and the failure is logged', async () => {
  const log = captureLog();
  const getLanding = createLandingData(
    createFakeBackend({
      v1: {
        cataloguePage: () => Promise.reject(new ApiError({ kind: 'http', url: 'api/auto', status: 503 })),
      },
    }),
  );
  expect(await getLanding(template, SORENTO)).toBeUndefined();
  expect(log).toHaveLength(1);
});
