import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';
import { LeadOutcome } from './LeadOutcome.tsx';

const props: LeadFormProps = {
  action: '/api/request/send',
  hidden: [['type', 'form']],
  consent: { version: '2026-11-01', path: '/soglasie' },
  marketing: { version: '2026-11-02', path: '/soglasie-na-rassylku' },
  phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
  messengers: [{ href: 'https://t.me/vvoz', label: 'Telegram' }],
  next: ['Менеджер перезвонит.', 'Пришлёт лоты.'],
};
const render = (more: Partial<LeadFormProps> = {}) =>
  replaceNbsp(
    renderToStaticMarkup(<LeadForm {...props} {...more} outcome={<LeadOutcome {...props} {...more} />} />),
  );

test('without scripts it is a POST form that cannot be sent without number and consent', () => {
  const html = render();
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toMatch(/<form [^>]*action="\/api\/request\/send"/);
  expect(html).toContain('name="type" value="form"');
  expect(html).toMatch(/<input [^>]*type="tel"[^>]*required=""/);
  expect(html).toMatch(/<input required="" [^>]*name="consent_version" value="2026-11-01"/);
});

test('the two consents are separate checkboxes with their own texts, and are not ticked', () => {
  const html = render();
  expect(html).not.toContain('checked');
  expect(html).toContain('href="/soglasie"');
  expect(html).toContain('href="/soglasie-na-rassylku"');
  expect(html).toContain('value="2026-11-02"');
  expect(render({ marketing: undefined })).not.toContain('marketing_version');
});

test('the conditions of a sum stand beside the consent', () => {
  const html = render({ conditions: 'Машина для себя.' });
  expect(html).toMatch(/consent_version.*Машина для себя\..*Отправить заявку/);
});

test('a refused form shows again what was typed and ticked', () => {
  const html = render({
    values: { name: 'Анна <b>', tel: '12', message: 'Prius', consent: true },
    state: { status: 'refused', errors: { tel: 'Проверьте номер' } },
  });
  expect(html).toContain('value="Анна &lt;b&gt;"');
  expect(html).toContain('>Prius</textarea>');
  expect(html.match(/checked=""/g)).toHaveLength(1);
  const [, describedBy = ''] = /aria-invalid="true" aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${describedBy}">Проверьте номер<`);
});

test.each([
  [{ status: 'limited', retrySeconds: 5 } as const, 'через минуту'],
  [{ status: 'limited', retrySeconds: 61 } as const, 'через 2 минуты'],
  [{ status: 'limited', retrySeconds: 3600 } as const, 'через 60 минут'],
  [{ status: 'unverified' } as const, 'что вы не робот'],
  [{ status: 'failed' } as const, 'сайт не отвечает'],
])('%j keeps the form and offers phone and messengers', (state, message) => {
  const html = render({ state });
  const alert = /role="alert">(.*?)<\/form>/.exec(html)?.[1] ?? '';
  expect(alert).toContain(message);
  expect(alert).toContain('href="tel:+74232000000"');
  expect(alert).toContain('href="https://t.me/vvoz"');
  expect(html).toContain('name="tel"');
});

test.each([
  [{ status: 'sent' } as const, 'Заявка принята'],
  [
    {
      status: 'sent',
      reference: { number: '104-233', time: '25 ноября, 14:05', about: 'Toyota Prius, лот 5123' },
    } as const,
    'Заявка № 104-233 принята</h3><p>25 ноября, 14:05. Toyota Prius, лот 5123</p>',
  ],
  [{ status: 'kept' } as const, 'Отправим, когда появится связь'],
])('%j replaces the form with a message and the next steps', (state, message) => {
  const html = render({ state });
  const status = html.slice(html.indexOf('role="status"'));
  expect(status).toContain(message);
  expect(status).toContain('Пришлёт лоты.');
  expect(html).not.toContain('<form');
});

test('a form says who gets the request, when the office answers, and asks for the channel', () => {
  const html = render({
    company: 'ООО «Ввоз», ИНН 0000000000',
    hours: 'пн–сб 9:00–19:00',
    channels: ['MAX', 'Telegram'],
    values: { channel: 'MAX' },
  });
  expect(html).toContain('Заявку получит ООО «Ввоз», ИНН 0000000000.');
  expect(html).toContain('Перезвоним в рабочее время: пн–сб 9:00–19:00, по Владивостоку.');
  expect(html).toMatch(/<option selected="">MAX<\/option>/);
  expect(render()).not.toContain('name="channel"');
});
