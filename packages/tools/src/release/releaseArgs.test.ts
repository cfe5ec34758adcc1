import { expect, test } from 'vitest';
import { SERVICES } from '../start/settings.ts';
import { parseReleaseArgs } from './releaseArgs.ts';

test('one service is released; options skip the tests and allow a changed tree', () => {
  expect(parseReleaseArgs(['china'])).toEqual({ service: 'china', tested: false, allowDirty: false });
  expect(parseReleaseArgs(['--tested', 'backend', '--allow-dirty'])).toEqual({
    service: 'backend',
    tested: true,
    allowDirty: true,
  });
});

test.each([
  [[], `No service to release is named: write "npm run release -- NAME" with one of ${SERVICES.join(', ')}.`],
  [['japan'], 'Cannot release "japan"'],
  [['china', 'spec'], 'Cannot release "china spec"'],
])('%j is refused', (args, message) => {
  expect(() => parseReleaseArgs(args)).toThrow(message);
});
