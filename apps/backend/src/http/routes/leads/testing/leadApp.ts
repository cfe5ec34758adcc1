import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { onTestFinished } from 'vitest';
import { parseLeadRow, type Lead } from '../../../../leads/leadRecord.ts';
import type { CaptchaProvider } from '../../../../leads/captcha/CaptchaProvider.ts';
import { createAltchaProvider } from '../../../../leads/captcha/altcha/altchaProvider.ts';
import { createTestCaptcha } from '../../../../leads/testing/createTestCaptcha.ts';
import { createLeadService, type LeadServiceOptions } from '../../../../leads/leadService.ts';
import { createServer } from '../../../server/createServer.ts';
import { addOpenApi } from '../../../server/openapi.ts';
import type { State } from '../../../../state/openState.ts';
import { openTempState } from '../../../../state/testing/openTempState.ts';
import type { TestResponse } from '../../testing/testApp.ts';
import type { App } from '../../../server/App.ts';
import { challengeRoute } from '../challenge.ts';
import { recaptchaRoute } from '../recaptcha.ts';
import { requestRoute } from '../request.ts';
import { sendRoute } from '../send.ts';

export interface LeadApp {
  readonly app: App;
  readonly state: State;
  /** Sends an object as JSON, a text unchanged. */
  readonly post: (
    url: string,
    body: unknown,
    headers?: Record<string, string>,
    peer?: string,
  ) => Promise<TestResponse>;
  readonly leads: () => Promise<Lead[]>;
  /** Everything that was logged so far. */
  readonly log: () => string;
}

export interface LeadAppOptions extends Partial<Omit<LeadServiceOptions, 'captcha'>> {
  readonly provider?: CaptchaProvider;
  /** Whether a lead needs a token. */
  readonly isRequired?: boolean;
}

/** Creates an application with only the calls for leads, on a database of the running test. */
export async function createLeadApp({
  provider = createAltchaProvider({ secret: 'a secret of the test' }),
  isRequired = false,
  ...options
}: LeadAppOptions = {}): Promise<LeadApp> {
  const state = await openTempState();
  const stream = new PassThrough();
  const logged: string[] = [];
  stream.on('data', (line: Buffer) => logged.push(line.toString()));
  const app = createServer({ stream, level: 'trace' });
  const captcha = createTestCaptcha(state, { provider, isRequired, log: app.log });
  const leads = await createLeadService({ state, targets: [], log: app.log, captcha, ...options });
  await addOpenApi(app);
  for (const route of [sendRoute, requestRoute, challengeRoute, recaptchaRoute]) route(app, { leads });
  leads.start();
  onTestFinished(async () => {
    await app.close();
    await leads.close();
  });
  return {
    app,
    state,
    log: () => logged.join(''),
    leads: async () =>
      (await state.db.selectFrom('lead').selectAll().orderBy('created_at').execute()).map(parseLeadRow),
    post: async (url, body, headers = {}, peer = '198.51.100.1') => {
      const {
        statusCode,
        headers: given,
        payload,
      } = await app.inject({
        method: 'POST',
        url,
        remoteAddress: peer,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: statusCode, headers: given, text: payload, body: JSON.parse(payload) as unknown };
    },
  };
}

/** A form as a page sends it. */
export const createForm = (fields: object = {}) => ({
  tel: '8 (914) 123-45-67',
  name: 'Анна Проверочная',
  message: 'Жду звонка',
  type: 'form',
  page: '/japan/czeny-na-avto',
  host: 'vvoz.example',
  consent: { version: '2026-01', at: '2026-01-20T10:00:00+10:00' },
  utm_source: 'yandex',
  roistat_visit: '100500',
  lead_id: 17,
  lot: { type: 'japan', id: 'prius-1', brand: 'TOYOTA', price: 1_412_000 },
  receipt: { total: 2_100_000 },
  idempotency_key: randomUUID(),
  ...fields,
});
