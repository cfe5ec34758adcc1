import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadMore } from './LoadMore.tsx';
import { listPageWindow } from './pageWindow.ts';

const renderHtml = (props: Partial<Parameters<typeof LoadMore>[0]>) =>
  renderToStaticMarkup(
    <LoadMore
      shown={12}
      total={1248}
      page={1}
      pageSize={12}
      formatHref={(page) => `/list?page=${page}`}
      {...props}
    />,
  ).replaceAll('\u00A0', ' ');

test('renders the button as a link to the next page', () => {
  const first = renderHtml({});
  expect(first).toContain('Показано 12 из 1 248');
  expect(first).toMatch(/<a[^>]* href="\/list\?page=2"[^>]*>Показать ещё 12</);
  expect(first).toContain('стр. 1 из 104');
  expect(first).toMatch(/<a(?=[^>]* href="\/list\?page=104")[^>]* aria-label="Страница 104"/);
});

test('a last page that is not full counts too', () => {
  expect(renderHtml({ total: 1249 })).toContain('стр. 1 из 105');
  expect(renderHtml({ total: 1249, page: 104, shown: 1248 })).toContain('Показать ещё 1<');
});

test('shows how many lots are left, and stops at the end', () => {
  expect(renderHtml({ total: 17 })).toContain('Показать ещё 5');
  expect(renderHtml({ page: 104, shown: 1248 })).not.toContain('Показать ещё');
  const single = renderHtml({ total: 7, shown: 7 });
  expect(single).not.toContain('<a');
  expect(single).not.toContain('<nav');
});

test('shows how many lots a press adds on large and on small screens', () => {
  expect(renderHtml({ step: 24 })).toMatch(/ещё <span[^>]*few[^>]*>12<\/span><span[^>]*many[^>]*>24<\/span>/);
  expect(renderHtml({ step: 24, total: 20 })).toContain('Показать ещё 8<');
});

test('listPageWindow lists pages around the current one and fills a gap of one page', () => {
  const formatWindow = (page: number, pages: number) =>
    listPageWindow(page, pages)
      .map((n) => n ?? '…')
      .join(' ');
  expect(formatWindow(1, 104)).toBe('1 2 3 4 … 104');
  expect(formatWindow(50, 104)).toBe('1 … 49 50 51 52 … 104');
  expect(formatWindow(104, 104)).toBe('1 … 103 104');
  expect(formatWindow(4, 7)).toBe('1 2 3 4 5 6 7');
  expect(formatWindow(1, 1)).toBe('1');
  expect(formatWindow(9, 3)).toBe('1 2 3');
});
