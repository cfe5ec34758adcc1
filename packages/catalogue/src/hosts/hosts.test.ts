import { expect, test } from 'vitest';
import { HOST_NAMES, HOSTS, mapHosts, type HostRow } from './hosts.ts';
import { formatLocalUrl, mapUrlVariables, getPortVariable, getUrlVariable } from './hostVariables.ts';

test.each(['prefix', 'port'] as const)('no two hosts share a %s', (key) => {
  const values = HOST_NAMES.map((host) => HOSTS[host][key]);
  expect(new Set(values).size).toBe(HOST_NAMES.length);
});

test.each(HOST_NAMES)('%s has a name that fits an environment variable, and texts for visitors', (host) => {
  const row: HostRow = HOSTS[host];
  expect(host).toMatch(/^[a-z]+$/);
  expect(row.prefix).toMatch(/^\/[a-z]+$/);
  expect(row.description).toMatch(/\.$/);
  expect(row.contacts.tel).toMatch(/^[\d +-]+$/);
});

test('names of variables and addresses are derived from the host name', () => {
  expect(getPortVariable('china')).toBe('VVOZ_CHINA_PORT');
  expect(getUrlVariable('spec')).toBe('VVOZ_SPEC_URL');
  expect(mapUrlVariables((host) => host)).toMatchObject({ VVOZ_CHINA_URL: 'china', VVOZ_SPEC_URL: 'spec' });
  expect(mapHosts((host) => formatLocalUrl(host))).toMatchObject({
    main: 'http://localhost:3000',
    china: 'http://localhost:3001',
    spec: 'http://localhost:3002',
  });
  expect(formatLocalUrl('main', 5000)).toBe('http://localhost:5000');
});
