import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BusyProvider } from '../../primitives/Busy/Busy.client.tsx';
import { ALWAYS_BUSY } from '../../primitives/Busy/busySource.ts';
import { auction } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Filters/FilterBar',
  component: FilterBar,
  args: { count: 1248, applied: 3, noun: auction.noun },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Фильтры · 3/ })).toHaveAttribute('href', '#filters');
    await expect(canvas.getByRole('button', { name: /Показать 1\s248/ })).toBeVisible();
  },
};

/** A page has only one bar; the story shows several. */
const severalBars = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false }, ...severalBars },
  render: (args) => (
    <div className={story.column}>
      <FilterBar {...args} />
      <FilterBar {...args} applied={0} count={360_000} />
      <FilterBar {...args} applied={14} count={1} />
      <FilterBar {...args} count={0} />
      <BusyProvider source={ALWAYS_BUSY}>
        <FilterBar {...args} />
      </BusyProvider>
    </div>
  ),
};

export const Narrow: Story = {
  ...Matrix,
  parameters: severalBars,
  globals: { viewport: { value: 'narrow' } },
};
