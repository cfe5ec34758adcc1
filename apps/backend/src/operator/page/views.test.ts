import { describe, expect, test } from 'vitest';
import type { LeadWithDeliveries } from '../../leads/findLeads.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { renderLead, renderLeads, type LeadsView } from './leadViews.ts';
import { renderContent, renderFeeds, renderQuarantine } from './sourceViews.ts';

type Delivery = LeadWithDeliveries['deliveries'][number];

const DELIVERED: Delivery = {
  lead_id: 'one',
  target: 'webhook',
  state: 'delivered',
  attempts: 2,
  due_at: '2026-11-22T01:00:00Z',
  delivered_at: '2026-11-22T04:05:00Z',
  last_error: '',
  outcome: '',
} as Delivery;
const DEAD: Delivery = {
  ...DELIVERED,
  target: 'smtp',
  state: 'dead',
  attempts: 12,
  delivered_at: '',
  last_error: 'no <line>',
};

/** The texts of a document's main part, without tags. */
const readTexts = (page: string): readonly string[] =>
  page
    .replace(/^.*<main>/su, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);

function list(deliveries: readonly Delivery[], more: Partial<LeadsView> = {}, fields: object = {}) {
  const lead = createSampleLead({ id: 'one', createdAt: '2026-11-22T04:05:00Z', ...fields });
  const page = renderLeads({
    leads: [{ lead, deliveries }],
    counts: { received: 14, targets: {} },
    search: '',
    token: 'secret',
    ...more,
  });
  return { page, texts: readTexts(page) };
}

describe('the list of requests', () => {
  test('says who wrote, from which page, and whether it was delivered', () => {
    const { page, texts } = list([DELIVERED]);
    expect(texts).toEqual([
      'Заявки',
      'Телефон',
      'Найти',
      'Всего заявок: 14',
      'Получена',
      'Кто',
      'Страница',
      'Доставка',
      'Действие',
      '22.11.2026, 14:05',
      '+79141234567',
      'Анна Проверочная',
      'example.test/japan/czeny-na-avto',
      'webhook:',
      'доставлена',
    ]);
    expect(page).toContain('<a href="/operator/leads/one">');
    expect(page).not.toContain('class="bad"');
  });

  test('offers to send again what was not delivered, with the token of the session', () => {
    const { page, texts } = list([DELIVERED, DEAD]);
    expect(texts.slice(-5)).toEqual([
      'webhook:',
      'доставлена',
      'smtp:',
      'не доставлена',
      'Отправить ещё раз',
    ]);
    expect(page).toContain('<span class="bad">не доставлена</span>');
    expect(page).toMatch(
      /action="\/operator\/leads\/one\/retry">\s*<input type="hidden" name="token" value="secret" \/><button aria-label="Отправить ещё раз заявку one">/,
    );
    expect(list([{ ...DELIVERED, state: 'pending' }]).texts.slice(-2)).toEqual([
      'ждёт отправки',
      'Отправить ещё раз',
    ]);
    expect(list([{ ...DELIVERED, outcome: 'won' }]).texts.slice(-3)).toEqual([
      'webhook:',
      'доставлена',
      ', успех',
    ]);
    expect(list([{ ...DELIVERED, state: 'new state' }]).texts).toContain('new state');
  });

  test('says when there was no target, and when the person was forgotten', () => {
    expect(list([]).texts.at(-1)).toBe('получателей нет');
    expect(list([DELIVERED], {}, { tel: '', name: '' }).texts).toContain('обезличена');
  });

  test('counts the deliveries of each target', () => {
    const targets = { smtp: { delivered: 3, pending: 1, dead: 2, outcomes: { lost: 1, won: 2 } } };
    const { texts } = list([DELIVERED], { counts: { received: 6, targets } });
    expect(texts.slice(3, 14)).toEqual([
      'Всего заявок: 6',
      'Получатель',
      'Доставлено',
      'Ждёт',
      'Не доставлено',
      'Итог в CRM',
      'smtp',
      '3',
      '1',
      '2',
      'отказ 1, успех 2',
    ]);
  });

  test('after a search has the number, a way back and no counts', () => {
    const { page, texts } = list([DELIVERED], { search: '+7 914"' });
    expect(texts.slice(0, 4)).toEqual(['Заявки: +7 914&quot;', 'Телефон', 'Найти', 'Все заявки']);
    expect(page).toContain('value="+7 914&quot;"');
    expect(texts).not.toContain('Всего заявок: 14');
    expect(list([], { leads: [], search: '+7' }).texts.at(-1)).toBe('С этого номера заявок нет.');
    expect(list([], { leads: [] }).texts.at(-1)).toBe('Заявок пока нет.');
  });
});

describe('one request', () => {
  const lead = createSampleLead({ id: 'one' });

  test('has all that the visitor sent, and each delivery with its time and error', () => {
    const page = renderLead({ lead, deliveries: [{ ...DELIVERED, outcome: 'spam' }, DEAD] }, 'secret');
    const texts = readTexts(page);
    expect(texts.slice(0, 5)).toEqual(['Заявка one', 'Поле', 'Значение', 'Имя', 'Анна Проверочная']);
    expect(texts.slice(texts.indexOf('Доставка'))).toEqual([
      'Доставка',
      'Получатель',
      'Состояние',
      'Попыток',
      'Когда',
      'Ошибка',
      'Итог в CRM',
      'webhook',
      'доставлена',
      '2',
      '22.11.2026, 14:05',
      'спам',
      'smtp',
      'не доставлена',
      '12',
      '22.11.2026, 11:00',
      'no &lt;line&gt;',
      'Отправить ещё раз',
    ]);
    expect(page).toContain('<pre>Жду звонка &lt;b&gt;после&lt;/b&gt; 18:00 &amp; до 20:00</pre>');
    expect(page).toContain('aria-current="page">Заявки<');
  });

  test('of a forgotten person, without targets, cannot be sent again', () => {
    const texts = readTexts(renderLead({ lead: { ...lead, tel: '' }, deliveries: [] }, 'secret'));
    expect(texts.slice(-2)).toEqual(['Доставка', 'Когда заявка пришла, получателей не было.']);
  });
});

describe('the pages of sources, quarantine and content', () => {
  const feed = {
    source: 'jpcenter/main',
    lastSuccess: '2026-11-22T04:05:00Z',
    ageMinutes: 1,
    records: 12_345,
    recordsBefore: null,
    failures: 0,
    error: '',
    problem: null,
  };

  test('sources show what works and what does not', () => {
    const page = renderFeeds(
      [
        feed,
        { ...feed, lastSuccess: null, records: null, failures: 3, error: 'no line', problem: 'failing' },
        { ...feed, problem: 'shrunk' },
      ],
      'secret',
    );
    expect(readTexts(page).slice(7)).toEqual([
      'jpcenter/main',
      '22.11.2026, 14:05',
      '12\u00A0345',
      '0',
      'в порядке',
      'jpcenter/main',
      '–',
      '–',
      '3',
      'не загружается',
      'no line',
      'jpcenter/main',
      '22.11.2026, 14:05',
      '12\u00A0345',
      '0',
      'записей стало намного меньше',
    ]);
    expect(page.match(/<span class="bad">/g)).toHaveLength(2);
    expect(readTexts(page).slice(0, 7)).toEqual([
      'Источники',
      'Источник',
      'Загружен',
      'Записей',
      'Неудач подряд',
      'Состояние',
      'Ошибка',
    ]);
    expect(readTexts(renderFeeds([], 'secret'))).toEqual(['Источники', 'Источники не настроены.']);
    expect(page).toContain('aria-current="page">Источники<');
  });

  test('the quarantine shows how many records there are in all', () => {
    const record = { at: '2026-11-22T04:05:00Z', source: 'cbr', place: 'line 7', reason: 'no <rate>' };
    const page = renderQuarantine([record as Parameters<typeof renderQuarantine>[0][number]], 90, 'secret');
    expect(readTexts(page)).toEqual([
      'Карантин',
      'Показано 1 из 90. Повторить: npm run operator -- quarantine retry',
      'Когда',
      'Источник',
      'Место',
      'Причина',
      '22.11.2026, 14:05',
      'cbr',
      'line 7',
      'no &lt;rate&gt;',
    ]);
    expect(readTexts(renderQuarantine([], 0, 'secret')).at(-1)).toBe('Карантин пуст.');
    expect(page).toContain('aria-current="page">Карантин<');
  });

  test('faults of the content have their place', () => {
    const page = renderContent(
      [
        { file: 'articles/a.md', line: 3, message: 'category is missing' },
        { file: 'articles/b.md', line: 0, message: 'the file is empty' },
      ],
      'secret',
    );
    expect(readTexts(page)).toEqual([
      'Содержание',
      'Файл',
      'Строка',
      'Что не так',
      'articles/a.md',
      '3',
      'category is missing',
      'articles/b.md',
      'the file is empty',
    ]);
    expect(readTexts(renderContent([], 'secret')).at(-1)).toBe('Ошибок нет.');
    expect(readTexts(renderContent(undefined, 'secret')).at(-1)).toBe('Папка содержания не настроена.');
    expect(page).toContain('aria-current="page">Содержание<');
  });
});
