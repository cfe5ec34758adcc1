import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChatPanel } from './ChatPanel.tsx';

const meta = {
  title: 'Chat/ChatPanel',
  component: ChatPanel,
  args: {
    greeting: 'Здравствуйте. Какую машину ищете?',
    messages: [],
    questions: [{ text: 'Сколько ждать машину?' }, { text: 'Что входит в цену под ключ?' }],
    presence: { online: true, title: 'Менеджер на связи', text: 'Во Владивостоке 14:05.' },
    phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
    social: [
      { label: 'Telegram', href: 'https://t.me/vvoz_example' },
      { label: 'MAX', href: 'https://max.ru/vvoz_example' },
    ],
    policy: '/privacy-policy',
    maxLength: 2000,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: a message with Enter, then a prepared question; then the button that closes. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Сообщение' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Есть Приус?{Shift>}{Enter}{/Shift}До миллиона{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('Есть Приус?\nДо миллиона');
    await expect(field).toHaveValue('');
    canvas.getByRole('button', { name: 'Сколько ждать машину?' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('Сколько ждать машину?');
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть чат' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Enter that chooses a word of an input method sends nothing. */
export const Composing: Story = {
  args: { onSend: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Сообщение' });
    await userEvent.type(field, 'プリウス');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('プリウス');
  },
};

export const EmptyMessage: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Напишите сообщение');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Напишите сообщение');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Conversation: Story = {
  args: {
    messages: [
      {
        id: '1',
        at: '2026-11-22T01:00:00.000Z',
        author: 'visitor',
        text: 'Есть Приус до миллиона?',
        about: 'Toyota Prius ZVW51 2019, лот 5123',
      },
      { id: '2', at: '2026-11-22T01:01:00.000Z', author: 'manager', text: 'Есть три.\nПокажу в чате.' },
      { id: '3', at: '2026-11-22T01:02:00.000Z', author: 'visitor', text: 'Жду', delivery: 'failed' },
    ],
  },
};

/** Outside working hours the chat says when an answer will come, and links to the lead form. */
export const Offline: Story = {
  args: {
    presence: {
      online: false,
      title: 'Ответим завтра с 9:00 по Владивостоку',
      text: 'Во Владивостоке 23:10. Ответим завтра с 9:00.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'оставьте заявку' })).toHaveAttribute('href', '#request');
  },
};
