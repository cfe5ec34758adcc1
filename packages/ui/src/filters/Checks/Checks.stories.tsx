import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFacet, type ListFacet } from '@vvoz/catalogue/facets/facets';
import { expect, fn, userEvent } from 'storybook/test';
import { auction, parseQuery } from '../fixtures.ts';
import { getChoices } from '../model/choices.ts';
import * as story from '../stories.css.ts';
import { Checks } from './Checks.tsx';

const OPTIONS = Object.entries({
  petrol: 812,
  diesel: 331,
  hybrid: 604,
  plug_in_hybrid: 48,
  electric: 74,
  gas: 0,
}).map(([value, count]) => ({ value, count }));

/**
 * Fixed options with long names, one in a row with its count: kinds of engine. Short names are Choices; a choice by
 * shape or colour, Silhouettes or Swatches.
 */
const meta = {
  title: 'Filters/Checks',
  component: Checks,
  args: {
    facet: getFacet('engineKind') as ListFacet,
    query: parseQuery('engine_kind=diesel'),
    choices: getChoices(auction, 'engineKind'),
    options: OPTIONS,
    multiple: true,
    onPatch: fn(),
  },
  decorators: [
    (Story) => (
      <div className={story.rail}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Engines: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'дизель 331' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'газ 0' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'гибрид с розеткой 48' }));
    await expect(args.onPatch).toHaveBeenCalledWith({ lists: { engineKind: ['diesel', 'plug_in_hybrid'] } });
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.column}>
      <Checks {...args} />
      <Checks {...args} query={parseQuery('')} options={undefined} />
    </div>
  ),
};
