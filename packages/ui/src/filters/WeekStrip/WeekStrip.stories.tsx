import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { listAuctionWeeks } from '@vvoz/catalogue/dates/auctionWeek';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { auction, facets, overWeeks, parseQuery, saturday, sunday, weeks } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { WeekStrip, type WeekStripProps } from './WeekStrip.tsx';

function Live(props: WeekStripProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <form id={props.formId ?? 'filter-form'}>
      <WeekStrip {...props} query={query} onPatch={(patch) => setQuery((old) => applyPatch(old, patch))} />
      <output className={story.address}>{formatCatalogueUrl(query)}</output>
    </form>
  );
}

/** A choice of auction days that have lots. For any other date use a RangeFields. */
const meta = {
  title: 'Filters/WeekStrip',
  component: WeekStrip,
  args: { weeks, query: parseQuery(''), options: facets.options.day, noun: auction.noun },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof WeekStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tuesday: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: /пн\s23\sноя,\sпрошёл/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /вс\s29\sноя,\s0\sлотов/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /ср\s25\sноя,\s263\sлота/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /чт\s26\sноя/ }));
    await waitFor(() =>
      expect(canvasElement.querySelector('output')).toHaveTextContent(
        'auction_date_interval[]=2026-11-25&auction_date_interval[]=2026-11-26',
      ),
    );
  },
};

/** Lots beyond the week: one press shows their days, and a chosen one keeps them open. */
export const LaterDays: Story = {
  args: {
    weeks: listAuctionWeeks('2026-11-25', '2026-12-08'),
    options: [
      { value: '2026-11-26', count: 341 },
      { value: '2026-12-03', count: 1200 },
      { value: '2026-12-08', count: 48 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: /С\s7\sдек/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Позже ещё 1\s248\sлотов/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /вт\s8\sдек,\s48\sлотов/ }));
    await expect(canvas.getByRole('group', { name: /С\s7\sдек/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.column}>
      <Live {...args} formId="week-1" />
      <Live {...args} formId="week-2" query={parseQuery('auction_date_interval=2026-11-24,2026-11-27')} />
      <Live {...args} formId="week-3" weeks={sunday} />
      <Live
        {...args}
        formId="week-4"
        weeks={overWeeks}
        query={parseQuery('auction_date_interval=2026-11-25')}
      />
      <Live {...args} formId="week-5" options={undefined} />
      <Live
        {...args}
        formId="week-6"
        options={weeks[0].days.map(({ date }, index) => ({ value: date, count: 9_480 * index }))}
      />
    </div>
  ),
};

const coming = saturday.flatMap(({ days }) =>
  days.map(({ date }, index) => ({ value: date, count: 1_740 * index })),
);

/** On the weekend the coming week is shown beside the current one. */
export const Saturday: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { weeks: saturday, options: coming },
  play: async ({ canvas, canvasElement }) => {
    const current = within(canvas.getByRole('group', { name: 'Эта неделя' }));
    const next = within(canvas.getByRole('group', { name: 'Следующая неделя' }));
    await expect(current.getByRole('checkbox', { name: /пт\s27\sноя,\sпрошёл/ })).toBeDisabled();
    await userEvent.click(current.getByRole('checkbox', { name: /сб\s28\sноя/ }));
    await userEvent.click(next.getByRole('checkbox', { name: /ср\s2\sдек/ }));
    await waitFor(() =>
      expect(canvasElement.querySelector('output')).toHaveTextContent(
        'auction_date_interval[]=2026-11-28&auction_date_interval[]=2026-12-02',
      ),
    );
  },
};

/** Two weeks on a phone are stacked. */
export const SaturdayOnPhone: Story = { ...Saturday, globals: { viewport: { value: 'narrow' } } };

/** On phones the days lose their dates, not their names. */
export const Narrow: Story = { ...Matrix, parameters: {}, globals: { viewport: { value: 'narrow' } } };
