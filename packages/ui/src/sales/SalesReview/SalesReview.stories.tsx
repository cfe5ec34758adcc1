import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fewSalesReview, salesReview } from '../model/reviewFixtures.ts';
import { SalesReview } from './SalesReview.tsx';

/**
 * What such vehicles were sold for, with the number of sales behind each figure. One lot’s own past is Appearances.
 */
const meta = {
  title: 'Sales/SalesReview',
  component: SalesReview,
  args: { sales: salesReview, listHref: '#sold' },
} satisfies Meta<typeof SalesReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const FewSales: Story = { args: { sales: fewSalesReview } };
/** No month has eight sales. */
export const FewInEachMonth: Story = {
  args: { sales: { ...salesReview, months: fewSalesReview.months } },
};
/** Lots of several currencies are compared by their cost. */
export const InRoubles: Story = { args: { sales: { ...salesReview, currency: 'rub' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Те же числа таблицей'));
    await expect(canvas.getByRole('rowheader', { name: /^окт\s2026$/ })).toBeVisible();
  },
};
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
