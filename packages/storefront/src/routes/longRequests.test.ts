import { expect, test } from 'vitest';
import { findSlowTexts, listLongTexts } from '@vvoz/catalogue/testing/longTexts';
import { formatTypedPhone } from '@vvoz/site-browser/leads/phone/formatTypedPhone.ts';
import { readRequestId } from '@vvoz/site-server/log/requestId';
import { findVisitorAddress } from '@vvoz/site-server/server/findVisitorAddress';
import { findSiteAddress } from '../address/siteAddress.ts';
import { findRefusal } from '../address/robotGuards.ts';
import { isImpossiblePath, readRequestPath } from '@vvoz/site-server/security/readRequestPath';
import { dropInternalHeaders, refuseRequest } from '@vvoz/site-server/security/screenHeaders';

/** Trusts every address, so that the whole list is read. */
const EVERY_ADDRESS = { has: () => true };

test.each<[string, (text: string) => unknown]>([
  ['a target', readRequestPath],
  ['the path of a target', (text) => isImpossiblePath(readRequestPath(`/${text}`).target)],
  ['a host', (host) => refuseRequest({ method: 'GET', target: '/', headers: { host } })],
  ['the name of a header', (name) => dropInternalHeaders({ [name]: '1' })],
  ['a list of gateways', (text) => findVisitorAddress('127.0.0.1', text, EVERY_ADDRESS)],
  ['a browser', (userAgent) => findRefusal({ path: '/cars/japan/1', userAgent })],
  ['a request id', readRequestId],
  ['a phone number', formatTypedPhone],
])('no text takes long to read as %s', async (_, read) => {
  expect(await findSlowTexts(read)).toEqual([]);
});

test('no path and no query takes long to find its page', async () => {
  // Node refuses a request whose headers are longer.
  const texts = listLongTexts(16_384);
  expect(await findSlowTexts((text) => findSiteAddress('main', `/japan/${text}`, ''), texts)).toEqual([]);
  expect(
    await findSlowTexts((text) => findSiteAddress('main', '/japan/czeny-na-avto', `?brand=${text}`), texts),
  ).toEqual([]);
});
