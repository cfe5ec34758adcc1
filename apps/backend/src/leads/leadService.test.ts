import { expect, onTestFinished, it, vi } from 'vitest';
import type { LeadRequest } from '@vvoz/api/leads/leadSchemas';
import type { State } from '../state/openState.ts';
import { eachState } from '../state/testing/eachState.ts';
import { CaptchaUnavailable, type CaptchaProvider } from './captcha/CaptchaProvider.ts';
import { findLead } from './findLeads.ts';
import { createLeadService, type LeadServiceOptions } from './leadService.ts';
import { createMemoryLog } from './testing/createMemoryLog.ts';
import { createTestCaptcha } from './testing/createTestCaptcha.ts';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const CONTEXT = { ip: '::ffff:203.0.113.7', userAgent: '  Mozilla\n5.0  ' };

const createRequest = (fields: Partial<LeadRequest> = {}): LeadRequest => ({
  tel: '8 914 123-45-67',
  name: 'Анна',
  message: 'Жду звонка',
  type: 'callback',
  lead_id: '17',
  page: '/japan',
  host: 'example.test',
  token: '',
  roistat_visit: '100500',
  trace: '{}',
  utm: { utm_source: 'yandex' },
  idempotency_key: undefined,
  consent: { version: '2026-01', at: undefined },
  ip: '',
  lot: { id: 'a1' },
  receipt: { total: 1 },
  ...fields,
});

async function openService(state: State, options: Partial<LeadServiceOptions> = {}) {
  const log = createMemoryLog();
  const service = await createLeadService({
    state,
    targets: [],
    log,
    captcha: createTestCaptcha(state),
    now: () => NOW,
    ...options,
  });
  onTestFinished(() => service.close());
  return { service, log };
}

eachState('the service of leads', ({ open }) => {
  it('saves all fields of a request as a lead', async () => {
    const state = await open();
    const { service, log } = await openService(state);
    const saved = await service.save(createRequest(), CONTEXT);
    expect(saved).toMatchObject({ createdAt: NOW.toISOString(), duplicate: false });
    expect((await findLead(state, saved.id))?.lead).toMatchObject({
      kind: 'callback',
      name: 'Анна',
      tel: '+79141234567',
      message: 'Жду звонка',
      host: 'example.test',
      page: '/japan',
      ip: '203.0.113.7',
      consent: { version: '2026-01', at: NOW.toISOString() },
      marks: {
        leadId: '17',
        roistatVisit: '100500',
        trace: '{}',
        userAgent: 'Mozilla 5.0',
        utm: { utm_source: 'yandex' },
      },
      lot: { id: 'a1' },
      receipt: { total: 1 },
    });
    expect(log.lines).toEqual([
      { level: 'info', message: 'lead saved', facts: { lead: saved.id, duplicate: false } },
    ]);
  });

  it.each([undefined, '2020-01-01T00:00:00.000Z', '2026-11-25T10:05:00.000Z'])(
    'the time of consent is that of this server, whatever the visitor’s clock says: %s',
    async (at) => {
      const state = await open();
      const { service } = await openService(state);
      const { id } = await service.save(createRequest({ consent: { version: '2026-01', at } }), CONTEXT);
      expect((await findLead(state, id))?.lead.consent.at).toBe(NOW.toISOString());
    },
  );

  it('recognises a repeat by the key in the body, else by the one in the header', async () => {
    const { service } = await openService(await open());
    const send = (body: string | undefined, header: string | undefined, name = 'Анна') =>
      service.save(createRequest({ name, idempotency_key: body }), { ...CONTEXT, idempotencyKey: header });
    const first = await send('key-of-body', 'key-of-header');
    expect(await send('key-of-body', 'another-header')).toEqual({ ...first, duplicate: true });
    expect((await send(undefined, 'key-of-header')).id).not.toBe(first.id);
    expect((await send(undefined, 'key-of-header')).duplicate).toBe(true);
    expect((await send(undefined, undefined)).duplicate).toBe(false);
    expect((await send(undefined, undefined)).duplicate).toBe(false);
    await expect(send('key-of-body', undefined, 'Пётр')).rejects.toMatchObject({
      name: 'LeadRefused',
      fault: { code: 'conflict', field: 'idempotency_key' },
    });
  });

  it('refuses a text that is not a phone number, with a message in Russian', async () => {
    const { service, log } = await openService(await open());
    await expect(service.save(createRequest({ tel: '12' }), CONTEXT)).rejects.toMatchObject({
      name: 'LeadRefused',
      fault: { code: 'bad_value', field: 'tel', messageRu: 'проверьте номер телефона' },
    });
    expect(log.lines).toEqual([]);
  });

  it('keeps the note to the number, the consent to advertising and the result of the captcha', async () => {
    const state = await open();
    const { service } = await openService(state);
    const save = async (fields: Partial<LeadRequest>) => {
      const { id } = await service.save(createRequest(fields), CONTEXT);
      return (await findLead(state, id))?.lead.marks;
    };
    const consent = { version: '2026-01', at: undefined, marketing: 'm-1' };
    expect(await save({ tel: '8 914 123-45-67, с 9 до 18', consent, token: 'a' })).toMatchObject({
      telNote: 'с 9 до 18',
      marketing: 'm-1',
      captcha: 'passed',
    });
    expect(await save({})).toMatchObject({ telNote: '', marketing: '', captcha: 'unverified' });
  });

  it('accepts a token again for a corrected or repeated request, but not for another one', async () => {
    const { service } = await openService(await open());
    const send = (key: string, tel?: string) =>
      service.save(createRequest({ token: 'a', idempotency_key: key, ...(tel ? { tel } : {}) }), CONTEXT);
    await expect(send('key-00000001', '12')).rejects.toMatchObject({ fault: { field: 'tel' } });
    expect((await send('key-00000001')).duplicate).toBe(false);
    expect((await send('key-00000001')).duplicate).toBe(true);
    await expect(send('key-00000002')).rejects.toMatchObject({
      name: 'LeadRefused',
      fault: { field: 'token' },
    });
    expect(await service.counts()).toMatchObject({ received: 1 });
  });

  it('waits for running deliveries when it is closed', async () => {
    const running = Promise.withResolvers<void>();
    const deliver = vi.fn(() => running.promise);
    const { service } = await openService(await open(), {
      targets: [{ name: 'webhook', deliver }],
      now: () => new Date(),
    });
    service.start();
    await service.save(createRequest(), CONTEXT);
    await vi.waitFor(() => expect(deliver).toHaveBeenCalled(), 10_000);
    const onClosed = vi.fn();
    const closed = service.close().then(onClosed);
    await new Promise(setImmediate);
    expect(onClosed).not.toHaveBeenCalled();
    running.resolve();
    await closed;
    expect(await service.counts()).toMatchObject({ targets: { webhook: { delivered: 1 } } });
  });

  it('keeps at most 500 characters of a user agent', async () => {
    const state = await open();
    const { service } = await openService(state);
    const { id } = await service.save(createRequest(), { ...CONTEXT, userAgent: 'x'.repeat(501) });
    expect((await findLead(state, id))?.lead.marks.userAgent).toBe('x'.repeat(500));
  });

  it('answers 503 while the database fails, and logs nothing of the visitor', async () => {
    const state = await open();
    const { service, log } = await openService(state);
    await state.db.schema.dropTable('delivery').execute();
    await state.db.schema.dropTable('lead').execute();
    await expect(service.save(createRequest(), CONTEXT)).rejects.toMatchObject({
      name: 'LeadsUnavailable',
      statusCode: 503,
    });
    expect(log.lines).toMatchObject([
      { level: 'error', message: 'lead not saved', facts: { code: expect.any(String) } },
    ]);
    expect(log.text()).not.toMatch(/Анна|7914/);
  });

  it('delivers a new lead at once, and a repeated one not again', async () => {
    const delivered: string[] = [];
    const deliver = async ({ id }: { readonly id: string }) => void delivered.push(id);
    const { service } = await openService(await open(), {
      targets: [{ name: 'webhook', deliver }],
      now: () => new Date(),
    });
    service.start();
    const request = createRequest({ idempotency_key: 'only-one-key' });
    const { id } = await service.save(request, CONTEXT);
    await expect.poll(() => delivered, { timeout: 10_000 }).toEqual([id]);
    await service.save(request, CONTEXT);
    expect(await service.counts()).toMatchObject({ received: 1, targets: { webhook: { delivered: 1 } } });
    expect(delivered).toEqual([id]);
  });

  it('returns the captcha score, and fails with 503 when the provider does not answer', async () => {
    const state = await open();
    const checkedTokens: unknown[] = [];
    const examine: CaptchaProvider['examine'] = async (token, { ip }) => {
      checkedTokens.push([token, ip]);
      if (token === 'bad') throw new CaptchaUnavailable('HTTP_500');
      return { kind: 'passed', score: 0.3 };
    };
    const { service, log } = await openService(state, { captcha: createTestCaptcha(state, { examine }) });
    expect(await service.score('token', '203.0.113.7')).toBe(0.3);
    await expect(service.score('bad', '203.0.113.7')).rejects.toMatchObject({ statusCode: 503 });
    expect(checkedTokens).toEqual([
      ['token', '203.0.113.7'],
      ['bad', '203.0.113.7'],
    ]);
    expect(log.lines).toMatchObject([{ level: 'warn', facts: { captcha: 'test', code: 'HTTP_500' } }]);
  });
});
