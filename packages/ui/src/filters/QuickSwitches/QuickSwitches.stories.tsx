import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { auction, facets, motorcycles, noLots, parseQuery, uncounted } from '../fixtures.ts';
import { QuickSwitches } from './QuickSwitches.tsx';

const counted = {
  ...facets,
  options: {
    ...facets.options,
    fee: [
      { value: 'low', count: 1012 },
      { value: 'high', count: 236 },
    ],
    age: [
      { value: 'passing', count: 934 },
      { value: 'under3', count: 120 },
      { value: 'over5', count: 88 },
    ],
  },
};

/**
 * The few conditions that most visitors want and that explain themselves in one line. Everything else belongs in the
 * panel.
 */
const meta = {
  title: 'Filters/QuickSwitches',
  component: QuickSwitches,
  args: { template: auction, facets: counted, query: parseQuery(''), onPatch: fn() },
} satisfies Meta<typeof QuickSwitches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const BothOn: Story = { args: { query: parseQuery('fee=low&age=passing') } };
export const NoneFits: Story = {
  args: {
    facets: {
      ...noLots,
      options: { fee: [{ value: 'low', count: 0 }], age: [{ value: 'passing', count: 0 }] },
    },
  },
};
export const NotCounted: Story = { args: { facets: uncounted } };
/** A catalogue without switches renders nothing. */
export const Motorcycles: Story = { args: { template: motorcycles } };

export const OneIsSwitchedOn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /до 160/ }));
    await expect(args.onPatch).toHaveBeenCalledWith({ lists: { fee: ['low'] } });
  },
};
