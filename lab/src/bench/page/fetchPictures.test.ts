import { expect, test } from 'vitest';
import { listPictures } from './fetchPictures.ts';

test('a picture has the attributes that decide how a browser loads it', () => {
  const html =
    '<p><img class="a" src="/p/1?v=1&amp;w=320" srcSet="/p/1?v=1&amp;w=320 320w, /p/1?v=1&amp;w=640 640w" sizes="100vw" ' +
    'alt="Note" width="320" height="240" fetchPriority="high"/></p><img src="/p/2" loading="lazy">';
  expect(listPictures(html)).toEqual([
    {
      src: '/p/1?v=1&w=320',
      srcSet: '/p/1?v=1&w=320 320w, /p/1?v=1&w=640 640w',
      sizes: '100vw',
      width: '320',
      height: '240',
      fetchPriority: 'high',
    },
    { src: '/p/2', loading: 'lazy' },
  ]);
});
