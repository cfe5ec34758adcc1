import { expect, test } from 'vitest';
import { formatPreview } from './formatPreview.ts';
import { buildShareTags } from './shareTags.ts';

const TEXTS = { title: 'Toyota «Prius» <b> & "2019"', description: 'Под ключ — 1 448 982 ₽.' };
const PREVIEW = {
  ...TEXTS,
  tags: buildShareTags({ siteName: 'Ввоз', image: 'https://vvoz.example/card.jpg?v=1' }, TEXTS),
  target: '/cars/japan/1?variant=raspil&city=omsk',
  linkText: 'Открыть лот',
  refreshes: false,
};

test('texts are escaped', () => {
  const html = formatPreview(PREVIEW);
  const title = 'Toyota «Prius» &lt;b&gt; &amp; &quot;2019&quot;';
  expect(html).toContain(`<meta property="og:title" content="${title}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`<title>${title}</title>`);
  const described = formatPreview({ ...PREVIEW, description: 'a <b> & "c"', linkText: 'x <b>' });
  expect(described).toContain('<p>a &lt;b&gt; &amp; &quot;c&quot;</p>');
  expect(described).not.toContain('<b>');
  expect(html).toContain('<a href="/cars/japan/1?variant=raspil&amp;city=omsk" rel="nofollow">');
});

test('a previewer finds the picture with its size, and a large card', () => {
  const html = formatPreview(PREVIEW);
  expect(html).toContain('<meta property="og:image" content="https://vvoz.example/card.jpg?v=1">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).not.toContain('og:url');
});

test('only browsers are sent on to the target', () => {
  expect(formatPreview(PREVIEW)).not.toContain('refresh');
  expect(formatPreview({ ...PREVIEW, refreshes: true })).toContain(
    '<meta http-equiv="refresh" content="0; url=/cars/japan/1?variant=raspil&amp;city=omsk">',
  );
});
