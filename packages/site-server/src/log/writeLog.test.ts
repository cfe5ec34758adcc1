import { expect, test } from 'vitest';
import { captureLog } from '../testing/capturedLog.ts';
import { writeLog } from './writeLog.ts';

test('no field keeps the query of an address, wherever it stands', () => {
  const log = captureLog();
  writeLog({
    level: 'error',
    message: 'Why did /a?tel=89141234567 fail? Nobody knows',
    detail:
      'fetch failed: "http://backend/api/v2/cars?name=Anna&tel=8914%201234567" and /b?tel=+79141234567?x=8914',
    path: '/zayavka?tel=89141234567',
    status: 500,
  });
  expect(log).toEqual([
    {
      time: expect.any(String),
      level: 'error',
      message: 'Why did /a fail? Nobody knows',
      detail: 'fetch failed: "http://backend/api/v2/cars" and /b',
      path: '/zayavka',
      status: 500,
    },
  ]);
});
