import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Visit } from './Visit.tsx';

const readText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('cars in stock have an address, an appointment and a call', () => {
  const html = renderToStaticMarkup(
    <Visit address="ул. Снеговая, 18" hours="пн–сб 9:00–19:00" tel="8 423 200-00-00" />,
  );
  expect(readText(html)).toContain('Машины стоят здесь: ул. Снеговая, 18, пн–сб 9:00–19:00.');
  expect(html).toMatch(/href="\/zayavka"[^>]*>Записаться на осмотр/);
  expect(html).toContain('href="tel:+74232000000"');
});

test('the free number comes first; without an address the town is named', () => {
  const html = renderToStaticMarkup(<Visit tel="8 423 200-00-00" free="8 800 100-00-00" />);
  expect(readText(html)).toContain('Машины во Владивостоке.');
  expect(html).toContain('href="tel:+78001000000"');
});
