import { expect, test } from 'vitest';
import { optionsSchema } from '@vvoz/api/content/contentSchemas';
import { ApiError } from '@vvoz/api/errors';
import { HOSTS } from '@vvoz/catalogue/hosts/hosts';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { openTestPage } from '../../../testing/openTestPage.ts';
import { contactsTemplate } from './contactsTemplate.tsx';

const OPTIONS = optionsSchema.parse({
  contacts: {
    tel: '8 423 200-00-00',
    email: 'zakaz@vvoz.example',
    address: 'Владивосток, ул. Светланская, 1',
    place: { lat: 43.1176, lon: 131.879 },
    hours: 'пн–сб 9:00–19:00',
    manager: { begin: 32_400, finish: 68_400, days: [1, 2, 3, 4, 5, 6] },
  },
  chat: {
    manager: { begin: 0, finish: 1 },
    button: 'Спросить',
    tel: '8 423 200-00-00',
    message: 'Здравствуйте',
    policy: '/privacy-policy',
    timeout: 20,
    social: [{ name: 'max', url: 'https://max.ru/x' }],
  },
});
const open = (options: () => Promise<typeof OPTIONS>) =>
  openTestPage(contactsTemplate, '/kontakty', { title: 'Контакты' }, { content: { options } });

test('shows telephone, hours in both zones, map and messengers, the same for every visitor', async () => {
  const page = await open(async () => OPTIONS);
  for (const part of [
    'href="tel:+74232000000"',
    'Владивосток, пн–сб',
    '9:00–19:00',
    '2:00–12:00',
    'Схема центра Владивостока',
    'MAX',
  ])
    expect(replaceNbsp(page?.html)).toContain(part);
  expect(page?.html).not.toMatch(/на связи/);
  expect(replaceNbsp(page?.head.description)).toContain(
    'Владивосток, ул. Светланская, 1; пн–сб 9:00–19:00 по Владивостоку; телефон 8 423 200-00-00.',
  );
});

test('without site options it shows the telephone of the host', async () => {
  captureLog();
  const page = await open(async () => {
    throw new ApiError({ kind: 'http', url: 'api/options', status: 503 });
  });
  expect(page?.html).toContain(HOSTS.main.contacts.tel);
});
