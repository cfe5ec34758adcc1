import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { readLotChoice } from '../../model/lotChoice.ts';
import { LotPage } from './LotPage.tsx';
import type { LotPageProps } from './LotPageProps.ts';

const renderPage = (props: Partial<LotPageProps>) =>
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
const makeCosts = (problem?: string): LotPageProps['costs'] => ({
  costs: [{ variant: 'poshlina', ...(problem === undefined ? {} : { problem }) }],
  priceNote: 'стартовая цена',
});
const UNPRICED = 'Цены сейчас не посчитались';

test('shows a note when the calculator failed for the lot or for similar ones', () => {
  expect(renderPage({ costs: makeCosts() })).toContain(UNPRICED);
  expect(renderPage({ similar: [{ ...prius, unpriced: true }] })).toContain(UNPRICED);
});

test('shows the reason why a lot cannot be calculated; nothing for a lot without a price', () => {
  const known = renderPage({ costs: makeCosts('Не указан объём двигателя.') });
  expect(known).toContain('Не указан объём двигателя.');
  expect(known).not.toContain(UNPRICED);
  expect(renderPage({})).not.toContain(UNPRICED);
});
