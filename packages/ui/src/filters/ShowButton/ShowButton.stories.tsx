import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BusyProvider } from '../../primitives/Busy/Busy.client.tsx';
import { ALWAYS_BUSY } from '../../primitives/Busy/busySource.ts';
import { auction } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { ShowButton } from './ShowButton.tsx';

/**
 * The one primary button of the panel. It appears when the draft differs from the list and has the number of the
 * draft.
 */
const meta = {
  title: 'Filters/ShowButton',
  component: ShowButton,
  args: { count: 1248, noun: auction.noun, onPress: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof ShowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Показать 1\s248\sлотов$/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/**
 * It says that there are no lots but stays enabled: without JavaScript it leads to the suggestions of the empty
 * result.
 */
export const NoLots: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Лотов нет' })).toBeEnabled();
  },
};

/** The count of other filters is hidden from the first moment, also while a typed text waits. */
export const OutOfDate: Story = {
  render: (args) => (
    <BusyProvider source={ALWAYS_BUSY}>
      <ShowButton {...args} />
    </BusyProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Показать$/ })).toBeEnabled();
  },
};

export const Waiting: Story = {
  render: (args) => (
    <>
      <ShowButton {...args} />
      <input aria-label="год" data-waiting="" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Показать$/ })).toBeEnabled();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.column}>
      {[0, 1, 3, 1248, 300_412].map((count) => (
        <ShowButton key={count} {...args} count={count} />
      ))}
      <ShowButton {...args} short />
      <BusyProvider source={ALWAYS_BUSY}>
        <ShowButton {...args} />
      </BusyProvider>
    </div>
  ),
};
