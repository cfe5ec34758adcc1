import { expect, test } from 'vitest';
import { readRelease, readStorefrontEnv } from './env.ts';

test('without variables all addresses are local ones', () => {
  expect(readStorefrontEnv({})).toMatchObject({
    apiUrl: 'http://127.0.0.1:4000',
    hosts: {
      main: 'http://localhost:3000',
      china: 'http://localhost:3001',
      spec: 'http://localhost:3002',
    },
  });
});

test('an address loses its last slash only', () => {
  const { apiUrl, hosts } = readStorefrontEnv({
    API_URL: 'https://api.vvoz.example/v/',
    VVOZ_CHINA_URL: 'https://china.vvoz.example/',
    VVOZ_MAIN_URL: 'https://vvoz.example',
  });
  expect([apiUrl, hosts.china, hosts.main]).toEqual([
    'https://api.vvoz.example/v',
    'https://china.vvoz.example',
    'https://vvoz.example',
  ]);
});

test('the same values are parsed once, and changed ones again', () => {
  const source = { API_URL: 'https://api.vvoz.example' };
  expect(readStorefrontEnv({ ...source })).toBe(readStorefrontEnv(source));
  expect(readStorefrontEnv({ API_URL: 'https://other.example' }).apiUrl).toBe('https://other.example');
  expect(readStorefrontEnv(source).apiUrl).toBe('https://api.vvoz.example');
});

test('the error names all wrong variables with their values', () => {
  expect(() => readStorefrontEnv({ API_URL: 'ftp://api', VVOZ_SPEC_URL: 'spec' })).toThrow(
    'API_URL: "ftp://api" is not an http(s) address; VVOZ_SPEC_URL: "spec" is not an http(s) address',
  );
});

test('pages are measured only when the operator switches that on', () => {
  expect(readStorefrontEnv({}).measuresVitals).toBe(false);
  expect(readStorefrontEnv({ VVOZ_VITALS: 'true' }).measuresVitals).toBe(true);
  expect(() => readStorefrontEnv({ VVOZ_VITALS: 'всегда' })).toThrow('VVOZ_VITALS: must be true or false');
});

test('telemetry goes nowhere unless a collector is named', () => {
  expect(readStorefrontEnv({}).telemetry).toBeUndefined();
  expect(readStorefrontEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }).telemetry).toEqual({
    endpoint: 'http://collector:4318',
    service: 'vvoz-site',
    share: 1,
  });
  expect(() => readStorefrontEnv({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG');
});

test('a service of another company is switched on by its id', () => {
  expect(readStorefrontEnv({ VVOZ_METRIKA_ID: '123456' }).services).toEqual({ metrika: '123456' });
  expect(readStorefrontEnv({ VVOZ_METRIKA_ID: '' }).services).toEqual({});
  expect(() => readStorefrontEnv({ VVOZ_METRIKA_ID: '1;script' })).toThrow(
    'VVOZ_METRIKA_ID: "1;script" is not an id of metrika',
  );
});

test('a release has a version and a commit; a checkout has neither', () => {
  const release = { VVOZ_VERSION: '1.2.3', VVOZ_COMMIT: 'abc' };
  expect(readRelease(release)).toEqual({ version: '1.2.3', commit: 'abc' });
  expect(readRelease({})).toBeNull();
  expect(readRelease({ ...release, VVOZ_COMMIT: '' })).toBeNull();
});

test('a phone number for outages, and the time that a page waits', () => {
  expect(readStorefrontEnv({})).toMatchObject({ tel: undefined, pageWaitMs: 6000 });
  expect(readStorefrontEnv({ VVOZ_TEL: '+7 (423) 200-00-00', VVOZ_PAGE_WAIT_MS: '800' })).toMatchObject({
    tel: '+7 (423) 200-00-00',
    pageWaitMs: 800,
  });
  expect(() => readStorefrontEnv({ VVOZ_TEL: '<b>' })).toThrow('VVOZ_TEL: "<b>" is not a phone number');
  expect(() => readStorefrontEnv({ VVOZ_PAGE_WAIT_MS: '2 s' })).toThrow('VVOZ_PAGE_WAIT_MS');
});
