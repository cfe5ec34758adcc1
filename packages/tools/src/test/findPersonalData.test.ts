import { expect, test } from 'vitest';
import { findPersonalData } from './findPersonalData.ts';

test.each([
  '{"tel":"+79141234567"}',
  'POST /api/request/send tel=8%20914%20123-45-67',
  'GET /zayavka?tel=8+914+123-45-67',
  'a lead of 8 (914) 123-45-67',
  '{"name":"Анна"}',
  'name=%d0%90%d0%bd%d0%bd%d0%b0',
  String.raw`{"name":"\u0410\u043D\u043D\u0430"}`,
])('a line of a log has what a visitor typed: %s', (line) => {
  expect(findPersonalData(`{"level":30}\n${line}\n`)).toEqual([line]);
});

test('times, ids and lines that follow each other have not', () => {
  const log = '{"time":1795891412345,"id":"6791412"}\n{"ms":914}\n{"ms":123}\n{"ms":45}\n{"ms":67}\n';
  expect(findPersonalData(log)).toEqual([]);
});
