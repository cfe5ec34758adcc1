import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { auction, parseQuery, statistics } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { AppliedChips } from './AppliedChips.tsx';

/** The conditions of the list, above it. A condition has exactly one chip, whatever control made it. */
const meta = {
  title: 'Filters/AppliedChips',
  component: AppliedChips,
  args: {
    template: auction,
    path: '/japan/czeny-na-avto',
    query: parseQuery('brand=toyota,honda,mazda&year_min=2020&year_max=2024&mileage_max=100000&rate=4,4.5,5'),
  },
} satisfies Meta<typeof AppliedChips>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plain links, as without JavaScript. */
export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Убрать: Honda' })).toHaveAttribute(
      'href',
      '/japan/czeny-na-avto?brand[]=mazda&brand[]=toyota&year_min=2020&year_max=2024&mileage_max=100000&rate[]=4&rate[]=4.5&rate[]=5',
    );
    await expect(canvas.getByRole('link', { name: 'Сбросить всё' })).toHaveAttribute(
      'href',
      '/japan/czeny-na-avto',
    );
  },
};

export const Removing: Story = {
  render: (args) => {
    const [query, setQuery] = useState(args.query);
    return (
      <AppliedChips {...args} query={query} onPatch={(patch) => setQuery((old) => applyPatch(old, patch))} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Убрать: Honda' }));
    await expect(canvas.queryByRole('link', { name: 'Убрать: Honda' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Убрать: Mazda' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Сбросить всё' }));
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.column}>
      <AppliedChips {...args} />
      <AppliedChips {...args} query={parseQuery('lot=5123')} />
      <AppliedChips
        {...args}
        query={parseQuery(
          'brand=mercedes-benz&model=c+class+station+wagon&kuzov=205242c,205042&year_min=2018&eng_v_min=1500&eng_v_max=1500&rate=6,s,ra&priv=4wd&kpp=at&color=green,pearl&auction_date_interval=2026-11-25',
        )}
      />
      <AppliedChips
        {...args}
        template={statistics}
        query={parseQuery('finish_min=300000&finish_max=1000000')}
      />
    </div>
  ),
};

/** The row scrolls sideways on phones. */
export const Narrow: Story = { ...Matrix, parameters: {}, globals: { viewport: { value: 'narrow' } } };
