import { expect, test } from 'vitest';
import { checkLeadFields, LEAD_ERRORS, readLeadFields, toLeadDraft } from './readLeadForm.ts';

function read(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return readLeadFields(data);
}

test('a filled form is read with its lot and receipt', () => {
  expect(
    read({
      type: 'modal',
      tel: ' 8 914 123-45-67 ',
      name: 'Анна',
      message: 'Prius',
      consent_version: '2026-11-01',
      marketing_version: '2026-11-02',
      lot: '{"id":"1"}',
      receipt: '{"total":5}',
    }),
  ).toEqual({
    kind: 'modal',
    tel: '8 914 123-45-67',
    name: 'Анна',
    message: 'Prius',
    consent: { version: '2026-11-01', marketing: '2026-11-02' },
    lot: { id: '1' },
    receipt: { total: 5 },
  });
});

test.each(['{', '[]', '"lot"', '7', 'null', ''])('the lot %j is left out', (lot) => {
  expect(read({ lot })).toEqual({ kind: 'form', tel: '', name: '', message: '', consent: { version: '' } });
});

test.each([
  [{ tel: '9141234567', consent_version: '1' }, {}],
  [{ tel: '+81 3 1234 5678', consent_version: '1' }, {}],
  [{ tel: '９１４１２３４５６７', consent_version: '1' }, {}],
  [{ tel: '', consent_version: '1' }, { tel: LEAD_ERRORS.noTel }],
  [{ tel: '914 12', consent_version: '1' }, { tel: LEAD_ERRORS.shortTel }],
  [{ tel: 'позвоните', consent_version: '1' }, { tel: LEAD_ERRORS.shortTel }],
  [{ tel: '9141234567' }, { consent: LEAD_ERRORS.consent }],
  [{}, { tel: LEAD_ERRORS.noTel, consent: LEAD_ERRORS.consent }],
])('%j has the faults %j', (fields, errors) => {
  expect(checkLeadFields(read(fields))).toEqual(errors);
});

test.each([
  [{ message: 'Prius', channel: 'MAX' }, 'Prius\n\nКак ответить: MAX'],
  [{ channel: 'MAX' }, 'Как ответить: MAX'],
  [{ message: 'Prius' }, 'Prius'],
  [{ channel: 'x'.repeat(41) }, `Как ответить: ${'x'.repeat(40)}`],
])('the message of %j is %j', (fields, message) => {
  expect(toLeadDraft(read(fields), 'key').message).toBe(message);
});
