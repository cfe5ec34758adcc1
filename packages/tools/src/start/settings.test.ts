import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

test('defaults: the documented ports, .data in the root, the backend on loopback', () => {
  expect(parseSettings({}, '/repo')).toMatchObject({
    ports: { main: 3000, china: 3001, spec: 3002, backend: 4000 },
    dataDir: '/repo/.data',
    apiUrl: 'http://127.0.0.1:4000',
  });
});

test('each variable sets its own value; an empty one counts as not set', () => {
  const settings = parseSettings(
    {
      VVOZ_SPEC_PORT: '5002',
      VVOZ_BACKEND_PORT: '5400',
      VVOZ_MAIN_PORT: '',
      VVOZ_DATA_DIR: 'elsewhere/data',
    },
    '/repo',
  );
  expect(settings.ports).toMatchObject({ main: 3000, china: 3001, spec: 5002, backend: 5400 });
  expect(settings.dataDir).toBe('/repo/elsewhere/data');
  expect(settings.apiUrl).toBe('http://127.0.0.1:5400');
  expect(parseSettings({ VVOZ_DATA_DIR: '/var/vvoz' }, '/repo').dataDir).toBe('/var/vvoz');
  expect(parseSettings({ API_URL: 'https://api.example' }, '/repo').apiUrl).toBe('https://api.example');
});

test.each(['http', '0', '65536', '3000.5', '-1', ' 3000'])(
  'refuses the port "%s" and names its variable',
  (value) => {
    expect(() => parseSettings({ VVOZ_CHINA_PORT: value }, '/repo')).toThrow(
      /^VVOZ_CHINA_PORT: .+ is not a port \(1–65535\)$/,
    );
  },
);

test('refuses two services on one port and names both variables', () => {
  expect(() => parseSettings({ VVOZ_BACKEND_PORT: '3001' }, '/repo')).toThrow(SettingsError);
  expect(() => parseSettings({ VVOZ_BACKEND_PORT: '3001' }, '/repo')).toThrow(
    /VVOZ_CHINA_PORT and VVOZ_BACKEND_PORT/,
  );
});

test('refuses an API_URL that is not an address', () => {
  expect(() => parseSettings({ API_URL: 'backend' }, '/repo')).toThrow(/API_URL/);
});
