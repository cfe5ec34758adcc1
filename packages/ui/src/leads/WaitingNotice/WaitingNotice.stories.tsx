import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WaitingNotice } from './WaitingNotice.tsx';

const meta = {
  title: 'Leads/WaitingNotice',
  component: WaitingNotice,
  args: {
    waiting: ['104-233'],
    unsent: [],
    phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
    onSend: fn(),
    onDelete: fn(),
    onHide: fn(),
  },
} satisfies Meta<typeof WaitingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Sent: Story = { args: { waiting: [], sent: ['104-233'] } };
/** After two days the visitor decides, by keyboard too. */
export const Overdue: Story = {
  args: { waiting: [], unsent: [{ key: 'a', day: '20 ноября', refusedRu: '' }] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Отправить сейчас' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('a');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('a');
  },
};
/** While a request is under way, a second press does not send it again. */
export const Sending: Story = {
  args: {
    waiting: [],
    unsent: [{ key: 'a', day: '20 ноября', refusedRu: '', attempt: 'sending' }],
    onSend: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправляем…' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Narrow: Story = {
  args: {
    waiting: ['104-233', '500-001'],
    unsent: [
      { key: 'a', day: '20 ноября', refusedRu: '', attempt: 'failed' },
      { key: 'b', day: '21 ноября', refusedRu: 'проверьте номер телефона' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
