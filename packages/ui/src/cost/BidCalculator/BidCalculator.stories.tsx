import type { Meta, StoryObj } from '@storybook/react-vite';
import { BidCalculator } from './BidCalculator.tsx';
import type { BidAnswer } from './BidResults.tsx';

const found: BidAnswer = {
  kind: 'found',
  results: [
    { variant: 'poshlina', highest: { bid: 1_226_000, totalRub: 1_499_830 } },
    { variant: 'construct', highest: { bid: 1_743_000, totalRub: 1_499_706 } },
    { variant: 'raspil', highest: { bid: 1_957_000, totalRub: 1_499_443 } },
  ],
  step: { bid: 10_000, totalRub: 5913 },
};
const nothing = found.results.map(({ variant }) => ({ variant, highest: null }));

const meta = {
  title: 'Cost/BidCalculator',
  component: BidCalculator,
  args: {
    action: '#bid',
    kept: [['variant', 'poshlina']],
    budget: '1 500 000',
    answer: found,
    level: 3,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BidCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** Nothing asked yet. */
export const Unasked: Story = { args: { budget: '', answer: undefined } };
export const WithCity: Story = {
  args: {
    city: 'omsk',
    cities: [
      { key: 'vladivostok', name: 'Владивосток', deliveryRub: 0 },
      { key: 'omsk', name: 'Омск', deliveryRub: 135_000 },
    ],
  },
};
/** The duty falls where the next band begins: below it some bids are beyond the budget. */
export const LowerIsDearer: Story = {
  args: {
    answer: {
      ...found,
      results: [
        {
          variant: 'poshlina',
          highest: { bid: 1_226_000, totalRub: 1_499_830 },
          over: { from: 1_190_000, to: 1_215_000, totalRub: 1_531_200 },
        },
        ...found.results.slice(1),
      ],
    },
  },
};
export const OnlyAsParts: Story = {
  args: {
    budget: '1 000 000',
    answer: { ...found, results: [...nothing.slice(0, 1), ...found.results.slice(1)] },
  },
};
export const NothingFits: Story = {
  args: {
    budget: '400 000',
    answer: { kind: 'found', results: nothing, least: { bid: 300_000, totalRub: 519_742 } },
  },
};
export const NotANumber: Story = {
  args: { budget: 'полтора миллиона', error: 'Впишите сумму цифрами', answer: undefined },
};
export const Failed: Story = { args: { answer: { kind: 'failed' } } };
export const LongFiguresAt320: Story = {
  args: {
    budget: '98 765 432 109',
    answer: {
      kind: 'found',
      results: [
        { variant: 'poshlina', highest: { bid: 98_765_432_109, totalRub: 123_456_789_012 } },
        { variant: 'construct', highest: { bid: 98_765_432_109, totalRub: 123_456_789_012 } },
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
};
