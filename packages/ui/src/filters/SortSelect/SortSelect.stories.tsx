import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { auction, leftHand, parseQuery, statistics } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  title: 'Filters/SortSelect',
  component: SortSelect,
  args: { template: auction, query: parseQuery(''), place: 'list' },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  args: { onPatch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Сначала' }), 'ближайшие торги');
    await expect(args.onPatch).toHaveBeenCalledWith({ order: 'date_asc' });
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.column}>
      <SortSelect {...args} query={parseQuery('order_by=date_asc')} />
      <SortSelect {...args} template={statistics} />
      <SortSelect {...args} template={leftHand} query={parseQuery('order_by=mileage_asc')} />
    </div>
  ),
};

/** In the sheet, on phones. */
export const Sheet: Story = { args: { place: 'sheet' }, globals: { viewport: { value: 'phone' } } };
