import { describe, expect, test } from 'vitest';
import { html } from './html.ts';
import { formatTime, renderPage, renderTable } from './layout.ts';

describe('HTML', () => {
  test('escapes every value but HTML, also in attributes; what is absent leaves nothing', () => {
    const bold = html`<b>${'<&'}</b>`;
    expect(html`<i title="${`"'>`}">${bold}${[bold, html`!`]}${7}${undefined}${false}${''}</i>`.text).toBe(
      '<i title="&quot;&#39;&gt;"><b>&lt;&amp;</b><b>&lt;&amp;</b>!7</i>',
    );
  });
});

describe('a page', () => {
  const body = html`<p>Тело</p>`;

  test('has a menu that marks the section, and a form to sign out with the token', () => {
    const page = renderPage({ title: 'Заявки <1>', body, section: '/operator/feeds', token: 'secret' });
    expect(page).toContain('<title>Заявки &lt;1&gt;</title>');
    expect(page).toContain('<h1>Заявки &lt;1&gt;</h1>');
    expect(page).toContain('<p>Тело</p>');
    expect(
      [...page.matchAll(/<a href="([^"]+)" (aria-current="page")?>([^<]+)</g)].map((link) => link.slice(1)),
    ).toEqual([
      ['/operator', undefined, 'Заявки'],
      ['/operator/feeds', 'aria-current="page"', 'Источники'],
      ['/operator/quarantine', undefined, 'Карантин'],
      ['/operator/content', undefined, 'Содержание'],
    ]);
    expect(page).toMatch(
      /action="\/operator\/sign-out"><input type="hidden" name="token" value="secret" \/>/,
    );
  });

  test('has no menu when nobody is signed in', () =>
    expect(renderPage({ title: 'Вход', body })).not.toMatch(/<nav|<form|<a /));
});

test('a table has its heads and cells, or a text when it has no rows', () => {
  const table = renderTable(
    ['Кто', 'Что'],
    [
      ['<А>', html`<b>1</b>`],
      ['Б', '2'],
    ],
    'Пусто.',
  ).text;
  expect(table.match(/<th scope="col">[^<]*<\/th>/g)).toHaveLength(2);
  expect(table.match(/<td>.*?<\/td>/g)).toEqual([
    '<td>&lt;А&gt;</td>',
    '<td><b>1</b></td>',
    '<td>Б</td>',
    '<td>2</td>',
  ]);
  expect(table.match(/<tr>/g)).toHaveLength(3);
  expect(renderTable(['Кто'], [], 'Пусто.').text).toBe('<p>Пусто.</p>');
});

test('times are those of Vladivostok', () => {
  expect(formatTime('2026-11-22T04:05:00Z')).toBe('22.11.2026, 14:05');
  expect(formatTime('')).toBe('–');
});
