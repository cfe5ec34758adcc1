import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { auction, facets, overWeek, queryOf, sunday, week } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { WeekStrip, type WeekStripProps } from './WeekStrip.tsx';

function Live(props: WeekStripProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <form id={props.formId ?? 'filter-form'}>
      <WeekStrip {...props} query={query} onPatch={(patch) => setQuery((old) => applyPatch(old, patch))} />
      <output className={story.address}>{formatCatalogUrl(query)}</output>
    </form>
  );
}

const meta = {
  title: 'Filters/WeekStrip',
  component: WeekStrip,
  args: { week, query: queryOf(''), options: facets.options.day, noun: auction.noun },
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

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.column}>
      <Live {...args} formId="week-1" />
      <Live {...args} formId="week-2" query={queryOf('auction_date_interval=2026-11-24,2026-11-27')} />
      <Live {...args} formId="week-3" week={sunday} />
      <Live {...args} formId="week-4" week={overWeek} query={queryOf('auction_date_interval=2026-11-25')} />
      <Live {...args} formId="week-5" options={undefined} />
      <Live
        {...args}
        formId="week-6"
        options={week.map(({ date }, index) => ({ value: date, count: 9_480 * index }))}
      />
    </div>
  ),
};

/** The days lose their numbers on phones, not their names. */
export const Narrow: Story = { ...Matrix, parameters: {}, globals: { viewport: { value: 'narrow' } } };
