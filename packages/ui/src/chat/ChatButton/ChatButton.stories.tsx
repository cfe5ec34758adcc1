import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatButton } from './ChatButton.tsx';

const meta = {
  title: 'Chat/ChatButton',
  component: ChatButton,
  args: { label: 'Спросить менеджера', unread: 0, onOpen: fn() },
} satisfies Meta<typeof ChatButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Unread: Story = {
  args: { unread: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить менеджера 2 новых сообщения' }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
