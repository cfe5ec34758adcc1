import { describe, expect, it, test } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';
import { toPlainText } from './toPlainText.ts';

describe('content that runs, styles or embeds', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<img src="data:text/html;base64,PHNjcmlwdD4=">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<p onclick="alert(1)">x</p>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<iframe src="https://evil.example"></iframe>',
    '<object data="x.swf"></object>',
    '<embed src="x.swf">',
    '<form action="https://evil.example"><input name=a></form>',
    '<svg onload=alert(1)></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<style>*{display:none}</style>',
    '<link rel=stylesheet href="//evil.example">',
    '<meta http-equiv=refresh content="0;url=//evil.example">',
    '<base href="//evil.example">',
    '<p><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea></textarea><img src=x onerror=alert(1)>',
    '<video><source onerror="alert(1)"></video>',
    '<template><script>alert(1)</script></template>',
  ])('is removed from %s', (attack) => {
    const clean = cleanHtml(attack);
    expect(clean).not.toMatch(
      /<(script|iframe|object|embed|form|input|svg|math|style|link|meta|base|video|template)/i,
    );
    expect(clean.replaceAll(/alt="[^"]*"/g, '')).not.toMatch(
      /<[^>]*(\son\w+=|javascript:|vbscript:|data:|style=|\/\/evil)/i,
    );
  });
});

describe('an editor’s text', () => {
  it('keeps headings, paragraphs, links, lists and tables', () => {
    const html =
      '<h2>А</h2><p>Б <strong>в</strong> <a href="/kontakty">г</a></p><ul><li>1</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('turns h1 into h2, because the page has its own h1', () =>
    expect(cleanHtml('<h1>А</h1>')).toBe('<h2>А</h2>'));

  it.each([
    ' https://evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'ht\ntps://evil.example',
  ])('adds nofollow to a link with the odd address %j', (href) =>
    expect(cleanHtml(`<a href="${href}" rel="opener">x</a>`)).toContain('rel="noopener nofollow"'),
  );

  it('loses the rel of links within the site', () =>
    expect(cleanHtml('<a href="/x" rel="opener">x</a>')).toBe('<a href="/x">x</a>'));

  it('loses pictures without an allowed address', () =>
    expect(cleanHtml('а<img src="data:image/gif;base64,R0lG"><img alt="x">б')).toBe('аб'));

  it('gets nofollow and noopener on links to other sites', () =>
    expect(cleanHtml('<a href="https://example.org/">x</a>')).toBe(
      '<a href="https://example.org/" rel="noopener nofollow">x</a>',
    ));
});

test('toPlainText removes tags and decodes entities', () =>
  expect(toPlainText('<p>Цены &#171;под&nbsp;ключ&#187; &amp; сроки</p><p>дальше</p>')).toBe(
    'Цены «под\u00A0ключ» & сроки дальше',
  ));

test('toPlainText separates the words of neighbouring blocks and cells', () =>
  expect(toPlainText('<div>а</div><div>б</div><table><tr><td>в</td><td>г</td></tr></table>')).toBe(
    'а б в г',
  ));
