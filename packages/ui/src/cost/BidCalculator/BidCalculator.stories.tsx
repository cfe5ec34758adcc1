import type { Meta, StoryObj } from '@storybook/react-vite';
import { BidCalculator } from './BidCalculator.tsx';
import type { BudgetBids, ShownBid } from './BidResults.tsx';

const makeBid = (
  variant: ShownBid['variant'],
  bid: number,
  total: number,
  overBudgetBelow: ShownBid['overBudgetBelow'] = null,
): ShownBid => ({ variant, bid, receipt: { totals: { total } }, overBudgetBelow });
/** A variant for which even the lowest bid exceeds the budget. */
const makeUnaffordable = (variant: ShownBid['variant']): ShownBid => ({
  variant,
  bid: null,
  receipt: null,
  overBudgetBelow: null,
});

const found = {
  kind: 'found',
  bids: [
    makeBid('poshlina', 1_226_000, 1_499_830),
    makeBid('construct', 1_743_000, 1_499_706),
    makeBid('raspil', 1_957_000, 1_499_443),
  ],
  step: { bid: 10_000, totalRub: 5913 },
} satisfies BudgetBids;
const unaffordable = found.bids.map(({ variant }) => makeUnaffordable(variant));

/** From a budget to the highest bid. For the other direction, from a bid to the price, use the PriceReceipt. */
const meta = {
  title: 'Cost/BidCalculator',
  component: BidCalculator,
  args: {
    action: '#bid',
    hiddenPairs: [['variant', 'poshlina']],
    budget: '1 500 000',
    response: found,
    level: 3,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BidCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** The visitor has not entered a budget yet. */
export const Unasked: Story = { args: { budget: '', response: undefined } };
/** How often such lots went for the bid or less. */
export const WithChance: Story = {
  args: {
    response: { ...found, bids: found.bids.map((bid, index) => ({ ...bid, chance: 0.9 - index * 0.2 })) },
  },
};
export const WithCity: Story = {
  args: {
    city: 'omsk',
    cities: [
      { key: 'vladivostok', name: 'Владивосток', deliveryRub: 0 },
      { key: 'omsk', name: 'Омск', deliveryRub: 135_000 },
    ],
  },
};
/** The duty falls where the next band begins, so some lower bids exceed the budget. */
export const LowerIsDearer: Story = {
  args: {
    response: {
      ...found,
      bids: [
        makeBid('poshlina', 1_226_000, 1_499_830, { from: 1_190_000, to: 1_215_000, total: 1_531_200 }),
        ...found.bids.slice(1),
      ],
    },
  },
};
export const OnlyAsParts: Story = {
  args: {
    budget: '1 000 000',
    response: { ...found, bids: [...unaffordable.slice(0, 1), ...found.bids.slice(1)] },
  },
};
export const NothingFits: Story = {
  args: {
    budget: '400 000',
    response: { kind: 'found', bids: unaffordable, cheapest: { bid: 300_000, totalRub: 519_742 } },
  },
};
export const NotANumber: Story = {
  args: { budget: 'полтора миллиона', error: 'Впишите сумму цифрами', response: undefined },
};
export const Failed: Story = { args: { response: { kind: 'failed' } } };
export const LongFiguresAt320: Story = {
  args: {
    budget: '98 765 432 109',
    response: {
      kind: 'found',
      bids: [
        makeBid('poshlina', 98_765_432_109, 123_456_789_012),
        makeBid('construct', 98_765_432_109, 123_456_789_012),
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
};
