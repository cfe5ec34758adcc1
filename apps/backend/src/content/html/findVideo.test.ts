import { expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';
import { findVideo } from './findVideo.ts';

test('the first frame of a post is its video', () => {
  const html = cleanHtml(
    '<p>а</p><iframe src="https://vk.com/video_ext.php?oid=-1&id=2"></iframe><iframe src="https://rutube.ru/play/embed/x"></iframe>',
  );
  expect(findVideo(html)).toEqual({
    place: 'vk',
    page: 'https://vkvideo.ru/video-1_2',
    player: 'https://vkvideo.ru/video_ext.php?oid=-1&id=2',
  });
});

test.each(['<p>Без видео</p>', '<a data-player="https://evil.example/x">x</a>'])(
  '%s has no video',
  (html) => {
    expect(findVideo(html)).toBeUndefined();
  },
);
