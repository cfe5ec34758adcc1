import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BidCalculator } from './BidCalculator.tsx';
import type { BidCalculatorProps } from './BidCalculator.tsx';
import type { BudgetBids, ShownBid } from './BidResults.tsx';

const renderHtml = (more: Partial<BidCalculatorProps> = {}) =>
  renderToStaticMarkup(
    <BidCalculator action="#bid" hiddenPairs={[['variant', 'construct']]} budget="1 500 000" {...more} />,
  ).replaceAll('\u00A0', ' ');
const renderText = (more: Partial<BidCalculatorProps>) =>
  renderHtml(more)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const OVER = { from: 1_190_000, to: 1_215_000, total: 1_531_200 };
const highest: ShownBid = {
  variant: 'poshlina',
  bid: 1_226_000,
  receipt: { totals: { total: 1_499_830 } },
  overBudgetBelow: OVER,
};
const beyond: ShownBid = { variant: 'construct', bid: null, receipt: null, overBudgetBelow: null };
const found: BudgetBids = {
  kind: 'found',
  bids: [highest, beyond],
  step: { bid: 10_000, totalRub: 5913 },
};

test('asks for a budget in digits and sends the chosen options along', () => {
  const markup = renderHtml();
  expect(markup).toMatch(
    /<input[^>]*inputMode="numeric"[^>]*name="budget"|<input[^>]*name="budget"[^>]*inputMode="numeric"/i,
  );
  expect(markup).toContain('value="1 500 000"');
  expect(markup).toContain('name="variant" value="construct"');
});
test('shows the highest bid of each variant', () => {
  const shownText = renderText({ response: found });
  expect(shownText).toContain('Полная пошлина до 1 226 000 ¥ под ключ 1 499 830 ₽');
  expect(shownText).toContain('Но от 1 190 000 ¥ до 1 215 000 ¥ — дороже бюджета: до 1 531 200 ₽.');
  expect(shownText).toContain('Конструктор не укладывается');
  expect(shownText).toContain('Каждые 10 000 ¥ ставки — ещё 5 913 ₽.');
});
test.each([
  [0.74, 'примерно 7 из 10 таких уходили за столько или дешевле'],
  // Even the best bid can be too low, and the worst one can win.
  [0.98, 'примерно 9 из 10'],
  [0.02, 'примерно 1 из 10'],
])('the chance %d of a bid is «%s»', (chance, text) =>
  expect(renderText({ response: { kind: 'found', bids: [{ ...highest, chance }] } })).toContain(text),
);
test('without an estimate nothing is said of a chance', () => {
  expect(renderText({ response: found })).not.toContain('из 10');
});
test('shows the total of a single bid that exceeds the budget', () => {
  const bids = [{ ...highest, overBudgetBelow: { ...OVER, from: OVER.to } }];
  expect(renderText({ response: { kind: 'found', bids } })).toContain(
    'Но 1 215 000 ¥ — дороже бюджета: 1 531 200 ₽.',
  );
});
test('says that no bid fits, and what the lot costs at least', () => {
  const nothing: BudgetBids = {
    kind: 'found',
    bids: [{ ...beyond, variant: 'poshlina' }],
    cheapest: { bid: 300_000, totalRub: 519_742 },
  };
  expect(renderText({ response: nothing })).toContain(
    'В этот бюджет не укладывается ни одна ставка. Дешевле всего — 519 742 ₽ при ставке 300 000 ¥.',
  );
});
test('shows an error at its field and no result beside it', () => {
  const markup = renderHtml({ response: found, error: 'Впишите сумму цифрами' });
  expect(markup).toMatch(
    /aria-invalid="true" aria-describedby="([^"]+)".*<p[^>]* id="\1">Впишите сумму цифрами/,
  );
  expect(markup).not.toContain('1 226 000');
});
test('says that the calculation failed', () => {
  expect(renderText({ response: { kind: 'failed' } })).toContain('Расчёт сейчас недоступен');
});
