import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { readDeploy } from './deployFiles.ts';

const text = readDeploy('Dockerfile');

test('the Dockerfile passes the linter, and the linter reports a faulty one', () => {
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('WORKDIR', 'WORKDIRR')).map(({ message }) => message)).toEqual([
    'Unknown instruction: WORKDIRR',
  ]);
});

test('an image runs without root, on the Node of the project, and starts the release', () => {
  expect(text).toMatch(/^FROM node:24-bookworm-slim$/m);
  expect(text).toMatch(/^USER 1000:1000$/m);
  expect(text).toMatch(/^CMD \["node", "server\.js"\]$/m);
});
