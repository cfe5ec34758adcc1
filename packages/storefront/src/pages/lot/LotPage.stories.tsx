import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullDuty } from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { harrier, prius, sold, vezel } from '@vvoz/ui/lots/fixtures.ts';
import { comparedSales } from '@vvoz/ui/sales/model/comparedFixtures.ts';
import { getCatalogue, pageFixtures, terms } from '../../testing/pageFixtures.ts';
import { findHost, pageParameters, snapshotOfPage } from '../../testing/pageModes.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { readLotChoice } from '../../model/lotChoice.ts';
import { LotPage } from './LotPage.tsx';
import type { LotPageProps } from './LotPageProps.ts';

const neighbours: NonNullable<LotPageProps['neighbours']> = {
  currency: 'JPY',
  total: 412,
  sales: comparedSales.map((sale) => ({ ...sale })),
  factors: [
    { subject: 'mileage', factor: 0.82 },
    { subject: 'grade', factor: 1.08 },
  ],
  appearances: [{ id: 'before', type: 'japan_st', day: '2026-10-03', status: 'not_sold' }],
};
/** The same lot with an estimate: three receipts, of which the page shows the one of the address. */
const estimated = { ...prius, estimate: 715_000, estimateLow: 453_000, estimateHigh: 999_000 };
/** The receipt of a bid: the lines of the lot from Japan with another price. */
function makeEnd(price: number) {
  const lines = fullDuty.lines.map((line) =>
    line.code === 'price'
      ? { ...line, amount: price, amountRub: Math.round(price * (line.rate ?? 1)) }
      : line,
  );
  const sum = (group: string) =>
    lines.reduce((total, line) => total + (line.group === group ? line.amountRub : 0), 0);
  const totals = { abroad: sum('abroad'), customs: sum('customs'), russia: sum('russia') };
  const total = totals.abroad + totals.customs + totals.russia;
  return { price, response: { ...fullDuty, lines, totals: { ...totals, total }, changes: [] } };
}

const meta = {
  title: 'Pages/Lot',
  parameters: pageParameters,
  args: {},
  render: (args, { globals }) => {
    const host = findHost(globals);
    const template = getCatalogue(host);
    const { costs, lot, lots } = pageFixtures[host];
    const variants = costs?.costs.map(({ variant }) => variant) ?? [];
    return (
      <PageStory host={host} path={template.path}>
        <LotPage
          lot={lot}
          similar={lots.slice(0, 4)}
          alike={48}
          template={template}
          tel="8 423 200-00-00"
          choice={readLotChoice({}, { variants, cities: terms.cities })}
          terms={terms}
          {...(costs ? { costs } : {})}
          {...(host === 'main' ? { neighbours } : {})}
          now={new Date()}
          origin="https://vvoz.example"
          {...args}
        />
      </PageStory>
    );
  },
} satisfies Meta<Partial<LotPageProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A lot that is coming, with its receipt and compared sales. The toolbar chooses host, scheme and width. */
export const Lot: Story = { parameters: snapshotOfPage };

/** An estimated lot: the sum is expected, and three bids lead to their receipts. */
export const Estimated: Story = {
  args: {
    lot: estimated,
    costs: {
      costs: [{ variant: 'poshlina', response: makeEnd(715_000).response }],
      priceNote: 'столько обычно дают за такие',
      ends: { low: makeEnd(453_000), high: makeEnd(999_000) },
    },
  },
  globals: { theme: 'main' },
};

/** A machine with its measures, dark, on a phone. */
export const MachineOnPhone: Story = {
  globals: { theme: 'spec', scheme: 'dark', viewport: { value: 'phone' } },
};

/** Sold: the result instead of the offer, and lots that can still be bought. */
export const Sold: Story = {
  args: {
    lot: sold,
    similar: [prius, vezel, harrier].map((lot) => ({ ...lot, costs: { poshlina: { total: 1_448_982 } } })),
    neighbours: { ...neighbours, factors: [], deal: { percent: -8, mileage: -30_000 } },
  },
  globals: { theme: 'main', scheme: 'dark' },
};

/** Calculator and compared sales fail: the page says so and shows the rest. */
export const ServicesDown: Story = {
  args: {
    costs: { costs: [{ variant: 'poshlina' }], priceNote: 'средняя цена таких лотов' },
    similar: [],
  },
  globals: { theme: 'main', viewport: { value: 'phone' } },
};
