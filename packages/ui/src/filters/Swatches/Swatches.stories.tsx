import type { Meta, StoryObj } from '@storybook/react-vite';
import { COLORS } from '@vvoz/catalogue/words/colors';
import { getFacet, type ListFacet } from '@vvoz/catalogue/facets/facets';
import { expect, fn, userEvent } from 'storybook/test';
import { facets, parseQuery } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { Swatches } from './Swatches.tsx';
import { paint } from './Swatches.css.ts';

/** A choice of colours by colour, each with its name. */
const meta = {
  title: 'Filters/Swatches',
  component: Swatches,
  args: {
    facet: getFacet('color') as ListFacet,
    query: parseQuery('color=white,black'),
    options: facets.options.color,
    multiple: true,
    onPatch: fn(),
  },
} satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await expect(Object.keys(paint).toSorted()).toEqual(COLORS.map(({ id }) => id).toSorted());
    await expect(canvas.getByRole('checkbox', { name: 'Фиолетовый, 0' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Красный, 74' }));
    await expect(args.onPatch).toHaveBeenCalledWith({ lists: { color: ['black', 'red', 'white'] } });
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.side}>
      <Swatches {...args} />
      <Swatches {...args} query={parseQuery('')} options={undefined} />
      <Swatches {...args} query={parseQuery('color=green')} options={[]} />
    </div>
  ),
};
