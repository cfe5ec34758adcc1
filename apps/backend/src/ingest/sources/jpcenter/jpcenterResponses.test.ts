import { describe, expect, test } from 'vitest';
import { isDemoPage } from './demoCode.ts';
import { hideCode, JpcenterError } from './jpcenterError.ts';
import { readJsonPage } from './jpcenterJson.ts';
import { readLimits } from './jpcenterLimits.ts';

describe('the limits of an answer', () => {
  const NO_NOTICE = Buffer.from('[]');

  test.each([
    [{}, { spent: false }],
    [
      { 'API-Counter': '7', 'API-Limit': '10000', 'API-Rest': ' 9993 ' },
      { counter: 7, limit: 10_000, rest: 9993, spent: false },
    ],
    [{ 'API-Rest': '0' }, { rest: 0, spent: false }],
    [{ 'API-Rest': '999999999999' }, { rest: 999_999_999_999, spent: false }],
    [{ 'API-Counter': '1e3', 'API-Limit': '-1', 'API-Rest': '1234567890123' }, { spent: false }],
    [{ 'API-Rest': 'x1' }, { spent: false }],
    [{ 'API-Rest': '1x' }, { spent: false }],
  ])('%j', (headers, limits) => {
    expect(readLimits(new Headers(headers), NO_NOTICE)).toEqual(limits);
  });

  const DAILY = 'daily limit';
  test.each([
    [DAILY, true],
    ['  Daily\n LIMIT! ', true],
    ['<b>daily</b> <i>limit</i>', true],
    ['<html>\n<body>\n<p>Daily limit</p>\n</body>\n</html>', true],
    ['{"error":"daily limit"}', true],
    ['{"error": "You have reached your daily limit of 1000"}', true],
    ['You have  reached the daily limit', true],
    ['your daily limit', true],
    ['daily limits', false],
    ['a daily limit', false],
    ['{"ID":"1","INFO":"daily limit"}', false],
    ['errordaily limit', false],
    ['dailylimit', false],
    ['', false],
    [DAILY.padEnd(1024), true],
    [DAILY.padEnd(1025), false],
  ])('%j says that the queries are used up: %j', (text, spent) => {
    expect(readLimits(new Headers(), Buffer.from(text)).spent).toBe(spent);
  });
});

describe('a page of JSON', () => {
  const readText = (text: string) => readJsonPage(Buffer.from(text));

  test.each([
    [{ ID: 'k7', A: 1 }, 'id:k7'],
    [{ id: ' k7 ' }, 'id:k7'],
    [{ Id: 7 }, 'id:7'],
    [{ ID: 'a', id: 'b' }, 'id:a'],
    [{ ID: '' }, 'text:{"ID":""}'],
    [{ ID: ['k7'] }, 'text:{"ID":["k7"]}'],
    [{ A: 1 }, 'text:{"A":1}'],
  ])('the row %j has the key %s', (record, key) => {
    expect(readText(JSON.stringify([record]))).toEqual({
      rows: [{ key, record }],
      hasBrokenRowWithoutId: false,
    });
  });

  test.each([
    ['[7]', '7'],
    ['[null]', 'null'],
    ['[[1]]', '[1]'],
  ])('%s has a row that is not an object', (text, row) => {
    expect(readText(text)).toEqual({
      rows: [{ key: `text:${row}`, fault: 'The row is not an object', text: row }],
      hasBrokenRowWithoutId: false,
    });
  });

  test.each([
    [32, false],
    [33, true],
  ])('a value nested %i lists deep is a fault: %j', (depth, isFault) => {
    // The row itself is the first level.
    const deep = `${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}`;
    const { rows } = readText(`[{"ID":"k7","A":${deep}}]`);
    expect(rows[0]).toMatchObject(
      isFault ? { key: 'id:k7', fault: 'The row is nested too deeply', text: '' } : { key: 'id:k7' },
    );
    expect(rows[0] && 'fault' in rows[0]).toBe(isFault);
  });

  test('a list that is nested too deeply has no id', () => {
    const deep = `${'['.repeat(40)}${']'.repeat(40)}`;
    expect(readText(`[${deep}]`).rows).toEqual([
      { key: 'id:', fault: 'The row is nested too deeply', text: '' },
    ]);
  });

  test.each([
    ['{"error":"x"}', 'The answer is not a list of records'],
    ['<html>', 'The answer is not JSON: '],
  ])('%s is a fault of the answer', (text, reason) => {
    expect(readText(text)).toEqual({
      rows: [],
      fault: { reason: expect.stringContaining(reason), text },
      hasBrokenRowWithoutId: false,
    });
  });

  test('bytes that are not UTF-8 are a fault of the answer', () => {
    expect(readJsonPage(Buffer.from([0x5b, 0xff, 0x5d])).fault).toEqual({
      reason: 'The answer is not UTF-8',
      text: '[\uFFFD]',
    });
  });
});

test.each([
  ['https://supplier.example/get_code', true],
  ['see /GET_CODE get_code!', true],
  ['get_code>', true],
  ['https://supplier.example/get_code?x', false],
  ['forget_code', false],
  ['get_codes', false],
  [7, false],
])('a field with %j is the answer to a demo code: %j', (value, isDemo) => {
  const rows = [
    { key: 'id:1', fault: 'The row is not an object', text: 'get_code' },
    { key: 'id:2', record: { ID: '2' } },
    { key: 'id:3', record: { ID: '3', GRADE: value } },
  ];
  expect(isDemoPage({ rows, hasBrokenRowWithoutId: false })).toBe(isDemo);
});

test('an error contains the request, but never the access code, plain or encoded', () => {
  const error = new JpcenterError('http', 'HTTP 500', { url: 'http://h/?sql=x', status: 500 });
  expect(error).toMatchObject({ name: 'JpcenterError', kind: 'http', url: 'http://h/?sql=x', status: 500 });
  expect(error.message).toBe('jpcenter: HTTP 500 (http://h/?sql=x)');
  expect(hideCode('a+b/1 x a%2Bb%2F1 a+b/1 a%2Bb%2F1', 'a+b/1')).toBe('*** x *** *** ***');
});
