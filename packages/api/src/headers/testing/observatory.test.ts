import { expect, test } from 'vitest';
import { RESPONSE_HEADERS, listHstsHeaders, PLAIN_POLICY } from '../responseHeaders.ts';
import { judgeHeaders, scoreHeaders } from './observatory.ts';

const GOOD = {
  ...RESPONSE_HEADERS,
  ...listHstsHeaders(31_536_000, true),
  'content-security-policy': PLAIN_POLICY,
};
const without = (name: string) => ({ ...GOOD, [name]: undefined });

test('an answer without headers gets 30, one with all headers 130', () => {
  expect(scoreHeaders({})).toBe(30);
  expect(scoreHeaders(GOOD)).toBe(130);
});

test.each([
  ['content-security-policy', 55],
  ['strict-transport-security', 80],
  ['x-content-type-options', 125],
  ['referrer-policy', 125],
  ['cross-origin-resource-policy', 120],
])('without %s it gets %i', (name, score) => {
  expect(scoreHeaders(without(name))).toBe(score);
});

test.each([
  ["default-src 'self'; frame-ancestors 'none'", 'csp-no-unsafe'],
  ["default-src 'self'; script-src 'self' 'nonce-a' 'strict-dynamic' https://a.example", 'csp-no-unsafe'],
  ["default-src 'self'; script-src 'unsafe-inline'", 'csp-unsafe-inline'],
  ["default-src 'self'; script-src 'nonce-a' 'unsafe-inline'", 'csp-no-unsafe'],
  ["default-src 'self'; script-src 'strict-dynamic'", 'csp-invalid'],
  ["default-src 'self'; style-src 'unsafe-inline'", 'csp-unsafe-inline-in-style-src-only'],
  ["default-src 'self'; script-src 'self' 'unsafe-eval'", 'csp-unsafe-eval'],
  ["default-src 'self'; img-src http://a.example", 'csp-insecure-scheme-in-passive-content'],
  ["default-src 'self'; connect-src http://a.example", 'csp-insecure-scheme'],
  ["img-src 'self'", 'csp-unsafe-inline'],
  ["default-src 'none'; default-src 'self'", 'csp-invalid'],
  [[PLAIN_POLICY, PLAIN_POLICY], 'csp-invalid'],
])('%s is judged %s', (policy, outcome) => {
  expect(judgeHeaders({ ...GOOD, 'content-security-policy': policy })[0]).toBe(outcome);
});

test.each([
  ['strict-transport-security', 'max-age=86400', 90 + 30],
  ['strict-transport-security', ['max-age=31536000', 'max-age=31536000'], 80],
  ['access-control-allow-origin', 'https://vvoz.example', 130],
  ['referrer-policy', 'unsafe-url', 95 + 25],
  ['cross-origin-resource-policy', 'anything', 95 + 20],
])('with %s %j it gets %i', (name, value, score) => {
  expect(scoreHeaders({ ...GOOD, [name]: value })).toBe(score);
});

test('letting every origin read answers with credentials costs most', () => {
  const open = { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' };
  expect(scoreHeaders({ ...GOOD, ...open })).toBe(50);
});
