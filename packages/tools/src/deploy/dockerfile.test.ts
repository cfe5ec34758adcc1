import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { NGINX_PACKAGES } from '../lib/findNginx.ts';
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

test('the gateway’s image passes the linter, runs without root and has what its configuration needs', () => {
  const gateway = readDeploy('gateway/Dockerfile');
  expect(validate(gateway)).toEqual([]);
  expect(gateway).toMatch(/^USER 101:101$/m);
  expect(NGINX_PACKAGES.split(' ').filter((name) => !gateway.includes(` ${name} `))).toEqual([]);
});
