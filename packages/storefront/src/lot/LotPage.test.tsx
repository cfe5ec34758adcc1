import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { readLotChoice } from './lotChoice.ts';
import { LotPage } from './LotPage.tsx';
import type { LotPageProps } from './LotPageProps.ts';

const page = (props: Partial<LotPageProps>) =>
  renderToStaticMarkup(
    <LotPage
      lot={prius}
      similar={[]}
      tel="8 423 200-00-00"
      choice={readLotChoice({}, { variants: ['poshlina'], cities: [] })}
      terms={{ cities: [], rates: [] }}
      now={new Date('2026-11-21T00:00:00Z')}
      origin="https://vvoz.example"
      {...props}
    />,
  );
const costs = (problem?: string): LotPageProps['costs'] => ({
  costs: [{ variant: 'poshlina', ...(problem === undefined ? {} : { problem }) }],
  priceNote: 'стартовая цена',
});
const SAID = 'Цены сейчас не посчитались';

test('a page says when the calculator did not answer, for its lot or for the similar ones', () => {
  expect(page({ costs: costs() })).toContain(SAID);
  expect(page({ similar: [{ ...prius, unpriced: true }] })).toContain(SAID);
});

test('a lot that cannot be calculated has its own words, one without a price none', () => {
  const known = page({ costs: costs('Не указан объём двигателя.') });
  expect(known).toContain('Не указан объём двигателя.');
  expect(known).not.toContain(SAID);
  expect(page({})).not.toContain(SAID);
});
