import { describe, expect, it, test } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';
import { ForeignPictures } from './ForeignPictures.ts';
import { toPlainText } from './toPlainText.ts';

describe('scripts, styles and embedded content', () => {
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
  ])('are removed from %s', (attack) => {
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

  it('has no rel on links within the site', () =>
    expect(cleanHtml('<a href="/x" rel="opener">x</a>')).toBe('<a href="/x">x</a>'));

  it('has no pictures without an allowed address', () =>
    expect(cleanHtml('а<img src="data:image/gif;base64,R0lG"><img alt="x">б')).toBe('аб'));

  it('gets nofollow and noopener on links to other sites', () =>
    expect(cleanHtml('<a href="https://example.org/">x</a>')).toBe(
      '<a href="https://example.org/" rel="noopener nofollow">x</a>',
    ));
});

test('a text cannot name a player itself: a click would load it into the page', () => {
  const html = cleanHtml(
    '<a href="https://rutube.ru/video/a1/" data-video="rutube" data-player="https://evil.example/frame">видео</a>',
  );
  expect(html).not.toMatch(/evil|data-/);
});

test('toPlainText removes tags and decodes entities', () =>
  expect(toPlainText('<p>Цены &#171;под&nbsp;ключ&#187; &amp; сроки</p><p>дальше</p>')).toBe(
    'Цены «под\u00A0ключ» & сроки дальше',
  ));

test('toPlainText separates the words of neighbouring blocks and cells', () =>
  expect(toPlainText('<div>а</div><div>б</div><table><tr><td>в</td><td>г</td></tr></table>')).toBe(
    'а б в г',
  ));

const KEY = '[\\w-]{22}';

describe('anchors', () => {
  test('keep the ids that links lead to, also of a span, a div and the old `name`', () =>
    expect(
      cleanHtml(
        '<h2 id="цены">А</h2><h3><span class="toc" id="s-1.2">Б</span></h3><div id="d"><p>В</p></div><a name="old"></a><a href="#цены">к ценам</a>',
      ),
    ).toBe(
      '<h2 id="цены">А</h2><h3><span id="s-1.2">Б</span></h3><div id="d"><p>В</p></div><a id="old"></a><a href="#цены">к ценам</a>',
    ));

  test('a span without an id is removed, its words stay', () =>
    expect(cleanHtml('<p><span style="color:red">А</span></p>')).toBe('<p>А</p>'));

  test.each(['__next_f', '_x', 'a b', '', '"><script>'])('the id %j is dropped', (id) =>
    expect(cleanHtml(`<h2 id="${id.replaceAll('"', '&quot;')}">А</h2>`)).toBe('<h2>А</h2>'),
  );
});

describe('a frame with a video', () => {
  test.each([
    [
      '//www.youtube.com/embed/a1B2c3D4e5F?feature=oembed',
      'youtube',
      'https://www.youtube.com/watch?v=a1B2c3D4e5F',
      'https://www.youtube-nocookie.com/embed/a1B2c3D4e5F',
    ],
    [
      'https://www.youtube.com/embed/videoseries?list=PLabcdefghij12',
      'youtube',
      'https://www.youtube.com/playlist?list=PLabcdefghij12',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefghij12',
    ],
    [
      'https://rutube.ru/play/embed/0a1b2c3d4e5f/',
      'rutube',
      'https://rutube.ru/video/0a1b2c3d4e5f/',
      'https://rutube.ru/play/embed/0a1b2c3d4e5f',
    ],
    [
      'http://vk.com/video_ext.php?oid=-12&id=34&hash=0a1b&hd=2',
      'vk',
      'https://vkvideo.ru/video-12_34',
      'https://vkvideo.ru/video_ext.php?oid=-12&id=34&hash=0a1b',
    ],
  ])('with the address %s becomes a link that can load the player', (src, name, page, player) => {
    const clean = cleanHtml(`<p>А</p><p><iframe src="${src.replaceAll('&', '&amp;')}"></iframe></p>`);
    const written = player.replaceAll('&', '&amp;');
    expect(clean).toMatch(/^<p>А<\/p><p><a [^>]*>Смотреть видео (?:на|в) [\wЁ-ё ]+<\/a><\/p>$/);
    for (const part of [
      `href="${page}"`,
      `data-video="${name}"`,
      `data-player="${written}"`,
      'rel="noopener',
    ])
      expect(clean).toContain(part);
  });

  test('that loads lazily becomes a link too', () =>
    expect(
      cleanHtml('<iframe src="about:blank" data-src="https://youtu.be/a1B2c3D4e5F"></iframe>'),
    ).toContain('href="https://www.youtube.com/watch?v=a1B2c3D4e5F"'));

  test.each([
    'https://evil.example/embed/a1B2c3D4e5F',
    'https://youtube.com.evil.example/embed/a1B2c3D4e5F',
    'https://www.youtube.com/embed/"onload=alert(1)',
    'https://vk.com/video_ext.php?oid=x&id=1',
    'https://rutube.ru/play/embed/../../evil',
    'javascript:alert(1)',
  ])('with the address %s is removed: it shows no video', (src) =>
    expect(cleanHtml(`<p>А</p><iframe src='${src}'>нет</iframe>`)).not.toMatch(/<a|iframe|evil|alert/),
  );
});

describe('pictures', () => {
  const clean = (html: string) => {
    const pictures = new ForeignPictures('https://blog.example/post/');
    return { html: cleanHtml(html, { pictures }), addresses: pictures.addresses };
  };

  test('of other hosts get an address on our origin, and the widths that we serve', () => {
    const { html, addresses } = clean(
      '<img src="http://cdn.example/a-300.jpg" srcset="http://cdn.example/a-300.jpg 300w, http://cdn.example/a.jpg 1200w, http://cdn.example/huge.jpg 6000w" width="1200" height="900" alt="Порт">',
    );
    expect(addresses).toEqual(['http://cdn.example/a.jpg']);
    expect(html).toMatch(
      new RegExp(
        `^<img width="1200" height="900" alt="Порт" src="/pictures/cms/${KEY}\\?w=960" srcset="/pictures/cms/${KEY}\\?w=480 480w, [^"]*1280w" sizes="[^"]+" loading="lazy" />$`,
      ),
    );
  });

  test('with relative addresses belong to the site of the text', () =>
    expect(clean('<img src="../uploads/b.png"><img src="//cdn.example/c.png">').addresses).toEqual([
      'https://blog.example/uploads/b.png',
      'https://cdn.example/c.png',
    ]));

  test('are those of `src` where `srcset` names none that can be shown', () =>
    expect(
      clean('<img src="https://cdn.example/e.jpg" srcset="data:image/gif;base64,R0lG 300w">').addresses,
    ).toEqual(['https://cdn.example/e.jpg']));

  test('that load lazily are found in their data attributes, once', () => {
    const { html, addresses } = clean(
      '<img src="data:image/gif;base64,R0lG" data-src="https://cdn.example/d.jpg"><noscript><img src="https://cdn.example/d.jpg"></noscript>',
    );
    expect(addresses).toEqual(['https://cdn.example/d.jpg']);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toContain('data:');
  });

  test('that are small have one size', () =>
    expect(clean('<img src="https://cdn.example/icon.png" width="64">').html).toMatch(
      new RegExp(`^<img width="64" src="/pictures/cms/${KEY}\\?w=128" loading="lazy" />$`),
    ));

  test('of our own site stay unchanged', () => {
    expect(clean('<img src="/pictures/spec/1/0?v=1">').html).toContain('src="/pictures/spec/1/0?v=1"');
    expect(cleanHtml('<img src="/drawn/port.svg">')).toContain('src="/drawn/port.svg"');
  });

  test.each(['data:image/gif;base64,R0lG', 'javascript:alert(1)', 'ftp://cdn.example/a.jpg', ''])(
    'with the address %j are left out',
    (src) => expect(clean(`<img src="${src}">`)).toEqual({ html: '', addresses: [] }),
  );
});
