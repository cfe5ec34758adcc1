import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SupportButton } from './SupportButton.tsx';

const meta = {
  title: 'Visitor/SupportButton',
  component: SupportButton,
  args: { state: 'ready', phone: { label: '8 423 200-00-00', href: 'tel:+74232000000' }, onPress: fn() },
} satisfies Meta<typeof SupportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Чат поддержки' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = { args: { state: 'loading' } };
/** The failure is announced, with the phone number. */
export const Failed: Story = {
  args: { state: 'failed' },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Чат не открылся');
    await expect(canvas.getByRole('link', { name: '8 423 200-00-00' })).toBeVisible();
  },
};
