import { expect, test } from 'vitest';
import { findSharedDomain } from './findSharedDomain.ts';

test.each([
  ['https://vvoz.example', 'https://china.vvoz.example', 'https://spec.vvoz.example', 'vvoz.example'],
  ['https://www.vvoz.example', 'https://china.vvoz.example', 'https://spec.vvoz.example', 'vvoz.example'],
  ['http://localhost:3000', 'http://localhost:3001', 'http://localhost:3002', ''],
  ['https://vvoz.example', 'https://vvoz-china.example', 'https://spec.vvoz.example', undefined],
  ['https://notvvoz.example', 'https://china.vvoz.example', 'https://vvoz.example', undefined],
  ['http://10.0.0.1', 'http://10.0.0.2', 'http://10.0.0.3', undefined],
  ['http://10.0.0.1', 'http://11.0.0.1', 'http://12.0.0.1', undefined],
])('%s, %s, %s share %j', (main, china, spec, domain) =>
  expect(findSharedDomain({ main, china, spec })).toBe(domain),
);
