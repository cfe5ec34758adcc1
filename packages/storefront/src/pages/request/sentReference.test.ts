import { expect, test } from 'vitest';
import { formatLeadNumber } from '@vvoz/catalogue/words/leadNumber';
import { ApiError } from '@vvoz/api/errors';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { formatSentHref, readSentReference } from './sentReference.ts';

const AT = new Date('2026-11-25T04:05:00Z');
const asked: unknown[] = [];
const site = {
  data: {
    getLot: async (type: string, id: string) => {
      asked.push([type, id]);
      return prius;
    },
  },
};
const read = (href: string) =>
  readSentReference(site, Object.fromEntries(new URL(href, 'http://x').searchParams));

test('the confirmation without scripts has the number, the time and the lot of the form', async () => {
  const reference = await read(formatSentHref('plain-1', AT, { type: 'japan', id: 'a/b', price: '1 ¥' }));
  expect(asked).toEqual([['japan', 'a/b']]);
  expect(reference).toMatchObject({ number: formatLeadNumber('plain-1') });
  expect(replaceNbsp(reference?.time ?? '')).toBe('25 ноября, 14:05 по Владивостоку');
  expect(reference?.about).toMatch(/^Toyota Prius .*лот/);
});

test('an address that somebody has written is no confirmation, and writes nothing onto the page', async () => {
  expect(await read('/zayavka?state=sent')).toBeUndefined();
  expect(await read('/zayavka?state=sent&n=<b>&at=1')).toBeUndefined();
  expect(await read('/zayavka?state=sent&n=104-233&at=x')).toBeUndefined();
  expect(await read('/zayavka?state=sent&n=104-233&at=')).toBeUndefined();
  expect(await read('/zayavka?state=sent&n=104-233')).toBeUndefined();
  expect(await read(formatSentHref('plain-1', AT))).toMatchObject({ about: undefined });
});

test('a lot that is gone by then takes only its name away', async () => {
  captureLog();
  const getLot = () => Promise.reject(new ApiError({ kind: 'http', url: 'api/v2/cars', status: 404 }));
  const search = new URL(formatSentHref('plain-1', AT, { type: 'japan', id: 'a' }), 'http://x').searchParams;
  expect(await readSentReference({ data: { getLot } }, Object.fromEntries(search))).toMatchObject({
    number: formatLeadNumber('plain-1'),
    about: undefined,
  });
});
