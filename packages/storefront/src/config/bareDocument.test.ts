import { expect, onTestFinished, test, vi } from 'vitest';
import { formatBareDocument } from './bareDocument.ts';
import { noteTelephone } from './knownTelephone.ts';

test('a minimal page has the reason, the phone number that pages have shown last, and a link to the front page', () => {
  vi.stubEnv('VVOZ_TEL', '8 800 100-00-00');
  onTestFinished(() => void vi.unstubAllEnvs());
  noteTelephone('8 423 111-22-33');
  const html = formatBareDocument({ status: 403, message: '<b>' });
  expect(html).toContain('403 <span lang="en">&lt;b></span>');
  expect(html).toContain('<a href="tel:+74231112233">8 423 111-22-33</a>');
  expect(html).not.toContain('8 800');
  expect(html).toContain('<a href="/">Вернуться на главную</a>');
});
