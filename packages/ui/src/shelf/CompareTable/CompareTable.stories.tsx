import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { gone, prius, sold, vezel } from '../snapshotFixtures.ts';
import { CompareTable } from './CompareTable.tsx';

/** Two to four lots, side by side, with their differences in words. A longer shelf is ShelfLots. */
const meta = {
  title: 'Shelf/CompareTable',
  component: CompareTable,
  args: { lots: [prius, vezel], onlyDifferences: false, onRemove: fn() },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Four: Story = { args: { lots: [prius, vezel, sold, gone] } };
export const Narrow: Story = {
  args: { lots: [prius, vezel, sold] },
  globals: { viewport: { value: 'narrow' } },
};

/** Rows with the same value in all lots are left out; the others say that they differ. */
export const OnlyDifferences: Story = {
  args: { onlyDifferences: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: /Руль/ })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Пробег отличается' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Убрать из сравнения: ${vezel.title}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(vezel.lot);
  },
};
