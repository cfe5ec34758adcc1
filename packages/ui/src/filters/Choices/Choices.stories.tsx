import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFacet, type ListFacet } from '@vvoz/catalogue/facets/facets';
import { expect, fn, userEvent } from 'storybook/test';
import { auction, facets, leftHand, motorcycles, parseQuery } from '../fixtures.ts';
import { getChoices } from '../model/choices.ts';
import * as story from '../stories.css.ts';
import { Choices } from './Choices.tsx';

const getListFacet = (key: 'rate' | 'drive' | 'gearbox') => getFacet(key) as ListFacet;

/**
 * A few fixed options with short names and their counts: grades, drives, gearboxes. Long names are rows of Checks,
 * long lists an OptionCell.
 */
const meta = {
  title: 'Filters/Choices',
  component: Choices,
  args: {
    facet: getListFacet('rate'),
    query: parseQuery('rate=4,4.5'),
    choices: getChoices(auction, 'rate'),
    options: facets.options.rate,
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
} satisfies Meta<typeof Choices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An option may stand for several values and selects them all. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Выше 5/ }));
    await expect(args.onPatch).toHaveBeenCalledWith({ lists: { rate: ['4', '4.5', '6', 'S'] } });
  },
};

export const One: Story = {
  args: {
    facet: getListFacet('drive'),
    query: parseQuery('priv=4wd'),
    choices: getChoices(auction, 'drive'),
    options: facets.options.drive,
    multiple: false,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /^4WD/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Все' }));
    await expect(args.onPatch).toHaveBeenCalledWith({ lists: { drive: [] } });
  },
};

/** Selected by the address but not offered here: it is shown and can be deselected. */
export const NotOffered: Story = {
  args: { ...One.args, query: parseQuery('priv=ff') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^FF/ })).toBeChecked();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.column}>
      <Choices {...args} />
      <Choices {...args} query={parseQuery('')} options={undefined} />
      <Choices {...args} query={parseQuery('rate=ra')} options={[]} />
      <Choices {...args} choices={getChoices(motorcycles, 'rate')} />
      <Choices
        {...args}
        facet={getListFacet('gearbox')}
        query={parseQuery('kpp=cvt')}
        choices={getChoices(leftHand, 'gearbox')}
        options={facets.options.gearbox}
        multiple={false}
      />
    </div>
  ),
};
