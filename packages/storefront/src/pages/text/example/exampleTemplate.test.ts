import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { fullDuty } from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { openTestPage } from '../../../testing/openTestPage.ts';
import { PURCHASE_STEPS } from '../shared/purchaseSteps.ts';
import { exampleTemplate } from './exampleTemplate.tsx';

const receipt = vi.fn();
const open = () =>
  openTestPage(exampleTemplate, '/example', { title: 'Пример покупки' }, { calc: { receipt } });

test('the car is four years old on the day of the visit; every sum comes from the receipt', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-10T00:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  receipt.mockResolvedValue({ ...fullDuty, changes: [] });
  const page = await open();
  expect(receipt.mock.calls[0]).toEqual([
    expect.objectContaining({
      price: 1_200_000,
      currency: 'jpy',
      displacementCc: 1496,
      year: 2023,
      month: 2,
    }),
    { variant: 'poshlina', payer: 'physic' },
  ]);
  expect(page?.html).toContain('февраль 2023');
  const { abroad, customs, russia, total } = fullDuty.totals;
  for (const sum of [abroad, customs, russia, total])
    expect(page?.html).toContain(formatNumber(sum).replaceAll('\u00A0', ' '));
  expect(page?.head.description).toContain(formatNumber(total));
});

test('if the calculator fails, the page has its steps and says that there is no receipt', async () => {
  captureLog();
  receipt.mockRejectedValue(new ApiError({ kind: 'http', url: 'api/calc', status: 503 }));
  const page = await open();
  expect(page?.html).toContain('Расчёт сейчас недоступен');
  for (const { title, text, detail, time } of PURCHASE_STEPS)
    for (const part of [title, `${text} ${detail}`, time])
      expect(page?.html).toContain(part.replaceAll('\u00A0', ' '));
  expect(page?.html).not.toContain('Три платежа');
});
