import { expect, test } from 'vitest';
import { isInnerPath } from './reservedPaths.ts';

test('the folders that rewrites lead to are not addresses for visitors', () => {
  const paths = ['/view-text/video', '/VIEW-home', '/view-route', '/video/view-text', '/'];
  expect(paths.map(isInnerPath)).toEqual([true, true, true, false, false]);
});
