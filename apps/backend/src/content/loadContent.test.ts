import { expect, test } from 'vitest';
import { z } from 'zod';
import { loadContent, readContent } from './loadContent.ts';

test('what ships is readable and in order', () => {
  const content = loadContent();
  expect(content.page('main', '/')?.title).toMatch(/[а-я]/);
  expect(content.version).toBe(loadContent().version);
});

test('a mistake in a file is told with its place', () => {
  const schema = z.array(z.object({ title: z.string() }));
  expect(() => readContent('pages.json', '[{"title":"a"},{"titel":"b"}]', schema)).toThrow(
    /content\/pages\.json is wrong at 1\.title/,
  );
});
