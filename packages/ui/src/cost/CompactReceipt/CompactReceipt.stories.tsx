import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullDuty, powerUnknown, raspil } from '../model/receiptFixtures.ts';
import { CompactReceipt } from './CompactReceipt.tsx';

/**
 * A whole receipt without rates and rules, in three columns that also fit a front page. On the page of a lot use
 * PriceReceipt.
 */
const meta = {
  title: 'Cost/CompactReceipt',
  component: CompactReceipt,
  args: { receipt: fullDuty, priceNote: 'средняя цена таких лотов' },
} satisfies Meta<typeof CompactReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** One missing fact leaves two totals. */
export const Interval: Story = { args: { receipt: powerUnknown } };
export const CutForParts: Story = { args: { receipt: raspil } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
