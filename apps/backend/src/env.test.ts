import path from 'node:path';
import { expect, test } from 'vitest';
import { pickEnvironment, readEnv } from './env.ts';

test('without variables the defaults apply; the data folder is .data', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ port: 4000, host: '127.0.0.1', logLevel: 'info' });
  expect(env.databaseFile).toBe(path.join(env.dataDir, 'vvoz.sqlite'));
  expect(path.basename(env.dataDir)).toBe('.data');
  expect(readEnv({ VVOZ_DATA_DIR: '/var/vvoz' }).databaseFile).toBe('/var/vvoz/vvoz.sqlite');
});

test('a release has a version and a commit; a checkout has neither', () => {
  expect(readEnv({ VVOZ_VERSION: '1.2.3', VVOZ_COMMIT: 'abc' }).release).toEqual({
    version: '1.2.3',
    commit: 'abc',
  });
  expect(readEnv({}).release).toBeNull();
});

test('requests and chats are kept as long as the policy allows, or for their own number of days', () => {
  expect(readEnv({}).retentionDays).toEqual({ leads: 1095, chat: 90 });
  const days = { VVOZ_LEADS_RETENTION_DAYS: '60', VVOZ_CHAT_RETENTION_DAYS: '30' };
  expect(readEnv(days).retentionDays).toEqual({ leads: 60, chat: 30 });
});

test('the hash of the operator’s password has priority over the password; without both there is no page', () => {
  const hash = `scrypt.15.${'a'.repeat(22)}.${'b'.repeat(43)}`;
  const password = { VVOZ_OPERATOR_PASSWORD: 'a long enough password' };
  expect(readEnv({ ...password, VVOZ_OPERATOR_PASSWORD_HASH: hash }).operator).toEqual({ hash });
  expect(readEnv(password).operator).toEqual({ password: 'a long enough password' });
  expect(readEnv({}).operator).toBeUndefined();
});

test('addresses to watch are separated by commas, with or without spaces', () => {
  expect(readEnv({ VVOZ_WATCH_URLS: 'https://a.example/, http://b.example/healthz ,' }).watchUrls).toEqual([
    'https://a.example/',
    'http://b.example/healthz',
  ]);
  expect(readEnv({}).watchUrls).toEqual([]);
});

test('each wrong variable is named', () => {
  expect(() => readEnv({ VVOZ_BACKEND_PORT: '99999', VVOZ_LOG_LEVEL: 'loud' })).toThrow(
    /VVOZ_BACKEND_PORT.*VVOZ_LOG_LEVEL/,
  );
});

test.each([
  ['DATABASE_URL', 'mysql://x'],
  ['CATALOG_URL', 'mysql://x'],
  ['PICTURES_URL', 's3://key@host/bucket'],
])('a %s of another kind is named', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name);
});

test('a reader needs the databases that it reads', () => {
  expect(() => readEnv({ VVOZ_READER: 'true', CATALOG_URL: 'clickhouse://db/lots' })).toThrow('VVOZ_READER');
  const databases = { CATALOG_URL: 'clickhouse://db/lots', DATABASE_URL: 'postgres://db/vvoz' };
  expect(readEnv({ VVOZ_READER: 'true', ...databases }).isReader).toBe(true);
  expect(readEnv(databases).isReader).toBe(false);
});

test('picture hosts are those of the operator and of the configured sources', () => {
  expect(readEnv({}).pictureHosts).toEqual([]);
  const { pictureHosts, pictureCacheBytes } = readEnv({
    VVOZ_PICTURE_HOSTS: 'Img.example, 10.0.0.5:8080',
    VVOZ_PICTURE_CACHE_MIB: '64',
    VVOZ_JPCENTER_URL: 'https://jp.example',
    VVOZ_JPCENTER_CODE: 'x',
    VVOZ_WORDPRESS_URL: 'http://127.0.0.1:8081/blog',
  });
  expect(pictureHosts).toEqual(
    expect.arrayContaining([
      'img.example',
      '10.0.0.5:8080',
      'ajes.com',
      '*.ajes.com',
      '*.encar.com',
      '*.autoimg.cn',
      '127.0.0.1:8081',
    ]),
  );
  expect(pictureCacheBytes).toBe(64 * 1024 * 1024);
  expect(() => readEnv({ VVOZ_PICTURE_HOSTS: 'https://img.example/' })).toThrow(
    /VVOZ_PICTURE_HOSTS.*img\.example/,
  );
});

test('a child process gets the named variables and those of the system, no secrets beside them', () => {
  const environment = {
    PATH: '/bin',
    https_proxy: 'http://proxy',
    VVOZ_JPCENTER_CODE: 'c',
    VVOZ_LEADS_SMTP_URL: 'smtp://u:p@x',
    VVOZ_OPERATOR_PASSWORD: 'p',
    AWS_SECRET_ACCESS_KEY: 's',
    HOMELESS: 'h',
  };
  expect(pickEnvironment(['VVOZ_JPCENTER_CODE'], environment)).toEqual({
    PATH: '/bin',
    https_proxy: 'http://proxy',
    VVOZ_JPCENTER_CODE: 'c',
  });
});

test('a checkout without settings is no installation, so that its first start creates the data', () => {
  expect(readEnv({}).isInstallation).toBe(false);
  expect(readEnv({ VVOZ_LEADS_RETENTION_DAYS: '90' }).isInstallation).toBe(true);
});
