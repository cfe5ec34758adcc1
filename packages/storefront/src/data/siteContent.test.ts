import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pageSchema } from '@vvoz/api/content/contentSchemas';
import { ApiError } from '@vvoz/api/errors';
import { HOSTS } from '@vvoz/catalogue/hosts/hosts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { getKnownTelephone } from '../config/knownTelephone.ts';
import { createSiteContent } from './siteContent.ts';

// The tests move the clock of the machine, and the steady clock follows it.
beforeEach(() => {
  const steady = vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - performance.timeOrigin);
  return () => steady.mockRestore();
});

const record = pageSchema.parse({
  ID: 1,
  template: 'japan',
  type: 'japan_st',
  type_parent: 'japan',
  title: 'Статистика продаж',
  breadcrumb: [],
});
const makeFailure = (status: number) => new ApiError({ kind: 'http', url: 'api/page', status });
const SITE = { contacts: { ...HOSTS.china.contacts, tel: '+7 000' } };

const create = () => {
  const options = vi.fn(async () => SITE as never);
  const page = vi.fn(async () => record);
  return { options, page, ...createSiteContent('china', () => ({ options, page })) };
};

test('a page record is loaded by path and host, and cached', async () => {
  const { page, findPage, getPage } = create();
  expect([await findPage('/a'), await getPage('/a')]).toEqual([record, record]);
  expect(page.mock.calls).toEqual([['/a', 'china']]);
});

test.each([400, 404])('a path that the backend refuses with %d has no page', async (status) => {
  const { page, findPage, getPage } = create();
  page.mockRejectedValue(makeFailure(status));
  expect(await findPage('/a')).toBeUndefined();
  await expect(getPage('/a')).rejects.toMatchObject({ failure: { kind: 'http', url: '/a', status: 404 } });
  expect(page).toHaveBeenCalledOnce();
});

test.each([makeFailure(503), new TypeError('a programming error')])(
  '%s is thrown, not taken for a missing page',
  async (error) => {
    const { page, findPage } = create();
    page.mockRejectedValue(error);
    await expect(findPage('/a')).rejects.toBe(error);
  },
);

test('site options are returned whole; undefined on failure', async () => {
  captureLog();
  const { options, getSiteOptions } = create();
  expect(await getSiteOptions()).toBe(SITE);
  const failing = create();
  failing.options.mockRejectedValue(makeFailure(503));
  expect(await failing.getSiteOptions()).toBeUndefined();
  expect(options).toHaveBeenCalledOnce();
});

test('on failure the last contacts are used for a day, then those of the host', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const log = captureLog();
  const { options, getContacts } = create();
  expect(await getContacts()).toEqual(SITE.contacts);
  options.mockRejectedValue(makeFailure(503));
  vi.setSystemTime('2026-11-21T00:00:59.999Z');
  await getContacts();
  expect([options.mock.calls.length, log.length]).toEqual([1, 0]);
  vi.setSystemTime('2026-11-21T23:59:59.999Z');
  expect(await getContacts()).toEqual(SITE.contacts);
  vi.setSystemTime('2026-11-22T00:00:00Z');
  expect(await getContacts()).toEqual(HOSTS.china.contacts);
  expect(log.map(({ message }) => message)).toEqual([
    expect.stringContaining('2026-11-21T00:00:00.000Z'),
    expect.stringMatching(/^site options: /),
  ]);
});

test('a process that never got an answer shows the phone number of its settings', async () => {
  captureLog();
  vi.stubEnv('VVOZ_TEL', '+7 423 111-22-33');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { options, getContacts } = create();
  options.mockRejectedValue(makeFailure(503));
  expect(await getContacts()).toEqual({ tel: '+7 423 111-22-33' });
  // The minimal error page shows the same number.
  expect(getKnownTelephone()).toBe('+7 423 111-22-33');
  options.mockResolvedValue(SITE as never);
  expect(await getContacts()).toEqual(SITE.contacts);
  expect(getKnownTelephone()).toBe('+7 000');
});
