import type { Meta, StoryObj } from '@storybook/react-vite';
import { BidEnds } from './BidEnds.tsx';

const makeEnd = (label: string, price: number, total: number, isCurrent = false) => ({
  label,
  price,
  total,
  href: '#receipt',
  isCurrent,
});

const meta = {
  title: 'Cost/BidEnds',
  component: BidEnds,
  args: {
    currency: 'jpy',
    ends: [
      makeEnd('обычно от', 453_000, 1_298_016),
      makeEnd('обычно', 715_000, 1_452_924, true),
      makeEnd('обычно до', 999_000, 1_620_839),
    ],
  },
} satisfies Meta<typeof BidEnds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** Nine figures on the narrowest phone. */
export const Expensive: Story = {
  args: {
    ends: [
      makeEnd('обычно от', 45_300_000, 29_801_600),
      makeEnd('обычно', 71_500_000, 45_292_400),
      makeEnd('обычно до', 99_900_000, 162_083_900, true),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
