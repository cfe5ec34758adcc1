import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { getResponseMs, startHttpServer, type HttpResponse } from '../../lib/testing/startHttpServer.ts';
import { expectFailure } from '../testing/expectFailure.ts';
import { startMailServer } from '../testing/startMailServer.ts';
import { createAmocrmTarget } from './amocrm/amocrmTarget.ts';
import { createBitrix24Target } from './bitrix24/bitrix24Target.ts';
import { createSmtpTarget } from './smtp/smtpTarget.ts';
import type { TargetActions } from './Target.ts';
import { TARGETS } from './targets.ts';
import { createTelegramTarget } from './telegram/telegramTarget.ts';
import { createWebhookTarget } from './webhook/webhookTarget.ts';

/** What can go wrong at any target, in HTTP and in SMTP. */
const FAULTS = {
  silence: { http: { fault: 'silent' }, smtpCode: undefined },
  'a server error': { http: { status: 500, body: 'oops' }, smtpCode: 451 },
  'too many requests': { http: { status: 429, headers: { 'retry-after': '7' } }, smtpCode: 421 },
  'an unreadable answer': { http: { status: 502, body: '<html>{"result":' }, smtpCode: 450 },
  'a broken connection': { http: { fault: 'cut' }, smtpCode: undefined },
} as const satisfies Readonly<
  Record<string, { readonly http: HttpResponse; readonly smtpCode: number | undefined }>
>;
type Fault = (typeof FAULTS)[keyof typeof FAULTS];

/** Starts an SMTP server that sends no greeting. If `cuts`, it closes each connection at once. */
async function startSilentServer(cuts: boolean): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (cuts) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const startFailingServer = async (http: HttpResponse) => ({
  url: (await startHttpServer(() => http)).url,
  responseMs: getResponseMs(http),
});

async function startFailingMail({ http, smtpCode }: Fault): Promise<string> {
  if (smtpCode === undefined) return startSilentServer('fault' in http && http.fault === 'cut');
  return (await startMailServer({}, () => smtpCode)).url;
}

/** Opens each target at a failing server. A target without a row fails below. */
const OPENERS: Readonly<Record<string, (fault: Fault) => Promise<TargetActions>>> = {
  webhook: async ({ http }) =>
    createWebhookTarget({ ...(await startFailingServer(http)), secret: 'a secret of the operator' }),
  bitrix24: async ({ http }) => createBitrix24Target(await startFailingServer(http)),
  amocrm: async ({ http }) =>
    createAmocrmTarget({ ...(await startFailingServer(http)), token: 'a-long-lived-token' }),
  telegram: async ({ http }) => {
    const { url, responseMs } = await startFailingServer(http);
    return createTelegramTarget({ baseUrl: url, responseMs, token: '1:abc', chat: '-100' });
  },
  smtp: async (fault) =>
    createSmtpTarget({
      isPlainAllowed: true,
      url: await startFailingMail(fault),
      responseMs: getResponseMs(fault.http),
      from: 'site@shop.example',
      to: 'manager@shop.example',
    }),
};

const cases = TARGETS.flatMap(({ name }) =>
  Object.entries(FAULTS).map(([what, fault]) => [name, what, fault] as const),
);

test.each(cases)('%s: after %s the lead is sent again later', async (name, _what, fault) => {
  const open = OPENERS[name];
  if (!open) throw new Error(`OPENERS has no row for the target ${name}`);
  const failure = await expectFailure(await open(fault));
  expect(failure).toMatchObject({ permanent: false });
  expect(failure.message).not.toContain('oops');
});
