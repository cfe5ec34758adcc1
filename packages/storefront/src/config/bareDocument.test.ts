import { expect, test } from 'vitest';
import { formatBareDocument } from './bareDocument.ts';
import { noteTelephone } from './knownTelephone.ts';

test('a minimal page has the reason, the phone number that pages have shown last, and a link to the front page', () => {
  noteTelephone('8 423 111-22-33');
  const html = formatBareDocument({ status: 403, message: '<b>' });
  expect(html).toContain('403 <span lang="en">&lt;b></span>');
  expect(html).toContain('<a href="tel:+74231112233">8 423 111-22-33</a>');
  expect(html).toContain('<a href="/">Вернуться на главную</a>');
});
