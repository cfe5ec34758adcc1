import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFacet, type TextFacet } from '@vvoz/catalogue/facets/facets';
import { expect, fn, userEvent } from 'storybook/test';
import { parseQuery } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { LotNumber } from './LotNumber.tsx';

const meta = {
  title: 'Filters/LotNumber',
  component: LotNumber,
  args: { facet: getFacet('lot') as TextFacet, query: parseQuery(''), onPatch: fn() },
  decorators: [
    (Story) => (
      <div className={story.rail}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LotNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Номер лота' }), ' A-5123 {Enter}');
    await expect(args.onPatch).toHaveBeenCalledWith({ texts: { lot: 'a-5123' } });
  },
};

/** An invalid number is not sent, and the text stays. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole('textbox', { name: 'Номер лота' });
    await userEvent.type(cell, '5123!{Enter}');
    await expect(args.onPatch).not.toHaveBeenCalled();
    await expect(cell).toHaveValue('5123!');
    await expect(canvas.getByText('До 20 букв, цифр и дефисов')).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.column}>
      <LotNumber {...args} />
      <LotNumber {...args} query={parseQuery('lot=a-5123')} />
    </div>
  ),
};
