import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { facets } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { Histogram } from './Histogram.tsx';

const NO_BINS = { bins: [] };
const { year = NO_BINS, mileage = NO_BINS } = facets.histograms;

const meta = {
  title: 'Filters/Histogram',
  component: Histogram,
  args: { histogram: year, label: 'Лоты по годам выпуска' },
  decorators: [
    (Story) => (
      <div className={story.rail}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Histogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Лоты по годам выпуска' })).toBeVisible();
  },
};

/** Nothing selected, a part, an open end, a range without lots, one bin, one lot next to thousands, no lots. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.column}>
      <Histogram {...args} />
      <Histogram {...args} range={{ min: 2018, max: 2021 }} />
      <Histogram {...args} histogram={mileage} range={{ min: 100_000 }} label="Лоты по пробегу" />
      <Histogram {...args} range={{ min: 1985, max: 1990 }} />
      <Histogram {...args} histogram={{ bins: [{ from: 2020, to: 2021, count: 1 }] }} />
      <Histogram
        {...args}
        histogram={{
          bins: [
            { from: 2019, to: 2020, count: 1 },
            { from: 2020, to: 2021, count: 30_000 },
          ],
        }}
      />
      <Histogram {...args} histogram={{ bins: year.bins.map((bin) => ({ ...bin, count: 0 })) }} />
    </div>
  ),
};
