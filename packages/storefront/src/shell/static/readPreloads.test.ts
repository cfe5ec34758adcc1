import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { readPreloads } from './readPreloads.ts';

const render = (props: React.ComponentProps<'img'>) =>
  readPreloads(renderToStaticMarkup(createElement('p', {}, createElement('img', { alt: '', ...props }))));

test('the first pictures of a part become preloads of the page', () => {
  expect(render({ src: '/a?w=1&v=2', fetchPriority: 'high' })).toEqual({
    body: '<p><img alt="" src="/a?w=1&amp;v=2" fetchPriority="high"/></p>',
    preloads: [{ href: '/a?w=1&v=2', as: 'image', fetchPriority: 'high' }],
  });
  expect(render({ src: '/a', srcSet: '/a?w=1 1w, /a?w=2 2w', sizes: '50vw' }).preloads).toEqual([
    { href: '/a?w=1', as: 'image', imageSrcSet: '/a?w=1 1w, /a?w=2 2w', imageSizes: '50vw' },
  ]);
});

test('a part without such pictures stays as it is', () => {
  const html = '<p><img alt="" src="/a" loading="lazy"/></p>';
  expect(render({ src: '/a', loading: 'lazy' })).toEqual({ body: html, preloads: [] });
});
