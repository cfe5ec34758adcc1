import { randomUUID } from 'node:crypto';
import type { Lead } from '../leadRecord.ts';

/** Creates a lead with all fields, of an invented person. */
export const createSampleLead = (fields: Partial<Lead> = {}): Lead => ({
  id: randomUUID(),
  idempotencyKey: randomUUID(),
  createdAt: '2026-01-25T01:02:03.000Z',
  kind: 'form',
  name: 'Анна Проверочная',
  tel: '+79141234567',
  message: 'Жду звонка <b>после</b> 18:00 & до 20:00',
  host: 'example.test',
  page: '/japan/czeny-na-avto',
  ip: '203.0.113.7',
  consent: { version: '2026-01', at: '2026-01-25T01:02:00.000Z' },
  marks: {
    telNote: '',
    leadId: '17',
    roistatVisit: '100500',
    trace: '',
    marketing: '',
    userAgent: 'Mozilla/5.0',
    captcha: 'unverified',
    utm: { utm_source: 'yandex', utm_campaign: 'осень' },
  },
  lot: { brand: 'TOYOTA', id: 'prius-1', model: 'PRIUS', price: 1_412_000, type: 'japan', year: 2019 },
  receipt: { total: 2_100_000 },
  ...fields,
});
