import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import * as story from '../stories.css.ts';
import { DraftCell } from './DraftCell.client.tsx';

const NOT_A_YEAR = 'Год — четыре цифры';

const meta = {
  title: 'Filters/DraftCell',
  component: DraftCell,
  args: {
    caption: 'от',
    name: 'year_min',
    value: '2018',
    placeholder: '1985',
    numeric: true,
    onCommit: fn((text: string) => (/^(\d{4})?$/.test(text) ? undefined : NOT_A_YEAR)),
  },
  render: (args) => (
    <div className={story.rail}>
      <Cells>
        <DraftCell {...args} />
      </Cells>
    </div>
  ),
} satisfies Meta<typeof DraftCell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field reports the text in a pause of typing, without an error; until then counts are out of date. */
export const Pause: Story = {
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole('textbox', { name: 'от' });
    await userEvent.clear(cell);
    await userEvent.paste('20');
    await expect(cell).toHaveAttribute('data-waiting');
    await waitFor(() => expect(args.onCommit).toHaveBeenCalledWith('20'));
    await expect(cell).toBeValid();
    await userEvent.paste('20');
    await waitFor(() => expect(args.onCommit).toHaveBeenLastCalledWith('2020'));
    await waitFor(() => expect(cell).not.toHaveAttribute('data-waiting'));
    await expect(cell).toHaveValue('2020');
  },
};

/** Leaving the field does not wait for the pause. */
export const Typing: Story = {
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole('textbox', { name: 'от' });
    await userEvent.clear(cell);
    await userEvent.type(cell, '2020');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenCalledWith('2020');
  },
};

/** An invalid text stays in the field with an error message. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'от' });
    await userEvent.clear(cell);
    await userEvent.type(cell, '20{Enter}');
    await expect(cell).toHaveValue('20');
    await expect(cell).toBeInvalid();
    await expect(canvas.getByText(NOT_A_YEAR)).toBeVisible();
  },
};

/** As rendered by the server. */
export const WithoutAScript: Story = { args: { onCommit: undefined } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.rail}>
      <Cells>
        <DraftCell {...args} />
        <DraftCell {...args} caption="до" name="year_max" value="" placeholder="2026" />
        <DraftCell {...args} caption="Номер лота" name="lot" value="A-5123" numeric={false} />
      </Cells>
    </div>
  ),
};
