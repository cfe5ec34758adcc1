import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('the defaults are those of the README; data lies in the repository unless told', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ port: 4000, host: '127.0.0.1', logLevel: 'info' });
  expect(env.databaseFile).toBe(path.join(env.dataDir, 'vvoz.sqlite'));
  expect(path.basename(env.dataDir)).toBe('.data');
  expect(readEnv({ VVOZ_DATA_DIR: '/var/vvoz' }).databaseFile).toBe('/var/vvoz/vvoz.sqlite');
});

test('each wrong variable is named', () => {
  expect(() => readEnv({ VVOZ_BACKEND_PORT: '99999', VVOZ_LOG_LEVEL: 'loud' })).toThrow(
    /VVOZ_BACKEND_PORT.*VVOZ_LOG_LEVEL/,
  );
});
