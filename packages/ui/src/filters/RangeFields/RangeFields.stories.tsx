import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFacet, type RangeFacet } from '@vvoz/catalogue/facets/facets';
import { expect, fn, userEvent } from 'storybook/test';
import { facets, parseQuery } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { RangeFields } from './RangeFields.tsx';

const mileage = getFacet('mileage') as RangeFacet;

/**
 * From and to: year, mileage, price, power. Both ends may stay empty. With a Histogram where the distribution helps
 * to choose.
 */
const meta = {
  title: 'Filters/RangeFields',
  component: RangeFields,
  args: {
    facet: mileage,
    query: parseQuery('mileage_min=20000&mileage_max=100000'),
    histogram: facets.histograms.mileage,
    onPatch: fn(),
  },
} satisfies Meta<typeof RangeFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('textbox', { name: 'от' });
    await expect(from).toHaveValue('20\u00A0000');
    await userEvent.clear(from);
    await userEvent.paste('30 000 км');
    await userEvent.tab();
    await expect(args.onPatch).toHaveBeenLastCalledWith({
      ranges: { mileage: { min: 30_000, max: 100_000 } },
    });
  },
};

/** A story of its own, because the one above ignores a change, and its field returns to its props some time later. */
export const Clearing: Story = {
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('textbox', { name: 'от' });
    await userEvent.clear(from);
    await userEvent.tab();
    await expect(args.onPatch).toHaveBeenLastCalledWith({ ranges: { mileage: { max: 100_000 } } });
  },
};

/** A year before all cars, and one after all of them, are mistakes of typing. */
export const OutOfBounds: Story = {
  args: { facet: getFacet('year') as RangeFacet, query: parseQuery(''), onPatch: fn() },
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('textbox', { name: 'от' });
    for (const year of ['189', '2101']) {
      await userEvent.clear(from);
      await userEvent.type(from, `${year}{Enter}`);
      await expect(from).toHaveAccessibleDescription('Нужно целое число');
    }
    await expect(args.onPatch).not.toHaveBeenCalledWith({ ranges: { year: { min: 2101 } } });
    await expect(args.onPatch).not.toHaveBeenCalledWith({ ranges: { year: { min: 189 } } });
  },
};

/** The suggested values are rendered when a field gets the focus. */
export const Suggested: Story = {
  args: {
    facet: getFacet('year') as RangeFacet,
    query: parseQuery(''),
    suggested: { min: [2009, 2010], max: [2010, 2009] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('datalist')).toBeNull();
    const to = canvas.getByLabelText('до');
    await userEvent.click(to);
    const list = canvasElement.querySelector(`#${CSS.escape(to.getAttribute('list') ?? '')}`);
    await expect([...(list?.children ?? [])].map((one) => one.getAttribute('value'))).toEqual([
      '2010',
      '2009',
    ]);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.side}>
      <RangeFields {...args} />
      <RangeFields {...args} query={parseQuery('')} />
      <RangeFields {...args} query={parseQuery('mileage_min=150000')} />
      <RangeFields {...args} query={parseQuery('mileage_min=90000&mileage_max=30000')} />
      <RangeFields {...args} histogram={undefined} />
      <RangeFields {...args} histogram={{ bins: [{ from: 64_000, to: 65_000, count: 1 }] }} />
    </div>
  ),
};
