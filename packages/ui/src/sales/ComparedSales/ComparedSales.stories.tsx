import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparedSales } from '../model/comparedFixtures.ts';
import { ComparedSales } from './ComparedSales.tsx';

const meta = {
  title: 'Sales/ComparedSales',
  component: ComparedSales,
  args: {
    sales: comparedSales,
    total: 412,
    currency: 'jpy',
    mileage: 64_000,
    estimate: { low: 453_000, middle: 715_000, high: 999_000 },
    factors: ['пробег −140 000 ₽', 'оценка 4,5 +60 000 ₽', 'полный привод +90 000 ₽'],
  },
} satisfies Meta<typeof ComparedSales>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** A sold lot: its price instead of an estimate. */
export const Sold: Story = { args: { estimate: undefined, paid: 1_223_000, factors: [] } };
/** Two sales: a table, no picture. */
export const Few: Story = {
  args: { sales: comparedSales.slice(0, 2), total: 2, estimate: undefined, factors: [] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
