import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ShownMessage } from '../ChatPanel/ChatLog.tsx';
import { ChatWidget, type Conversation } from './ChatWidget.tsx';

/** A chat whose messages a story changes. */
function createFakeChat(initial: readonly ShownMessage[] = []) {
  let messages = initial;
  const listeners = new Set<() => void>();
  const chat: Conversation = {
    getMessages: () => messages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: fn(async () => undefined),
    listen: fn(),
  };
  return {
    chat,
    add: (message: ShownMessage) => {
      messages = [...messages, message];
      for (const notify of listeners) notify();
    },
  };
}

const ANSWER: ShownMessage = {
  id: 'a',
  at: '2026-11-24T01:06:00.000Z',
  author: 'manager',
  text: 'Есть три лота.',
};

const fake = createFakeChat();
const answered = createFakeChat();
const asked = createFakeChat();
const delivered = createFakeChat([
  { id: 'v', at: '2026-11-24T01:04:00.000Z', author: 'visitor', text: 'Ещё продаётся?' },
]);

/** A conversation with a manager. It covers no price, total, phone number or control. */
const meta = {
  title: 'Chat/ChatWidget',
  component: ChatWidget,
  beforeEach: () => sessionStorage.clear(),
  args: {
    chat: fake.chat,
    options: {
      manager: { begin: 32_400, finish: 68_400, days: [1, 2, 3, 4, 5, 6] },
      button: 'Спросить менеджера',
      tel: '8 423 200-00-00',
      message: 'Здравствуйте. Какую машину ищете?',
      policy: '/privacy-policy',
      timeout: 0,
      social: [
        { label: 'ВКонтакте', href: 'https://vk.com/vvoz_example' },
        { label: 'Telegram', href: 'https://t.me/vvoz_example' },
        { label: 'MAX', href: 'https://max.ru/vvoz_example' },
      ],
      maxLength: 2000,
      questions: ['Сколько ждать машину?'],
    },
    // Tuesday, 11:05 in Vladivostok.
    now: () => new Date('2026-11-24T01:05:00.000Z'),
  },
} satisfies Meta<typeof ChatWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a lot's page: the visitor sees that the lot goes along, and what has become of each message. */
export const WithALot: Story = {
  args: { about: 'Toyota Prius ZVW51 2019, лот 5123, под ключ: 1 448 982 ₽', chat: delivered.chat },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Спросить менеджера/ }));
    const chat = await canvas.findByRole('dialog', { name: 'Чат с менеджером' });
    await expect(chat).toHaveTextContent(/Приложим лот\. Toyota Prius ZVW51 2019, лот 5123/);
    await expect(chat).toHaveTextContent(/Ещё продаётся\?Вы, \d\d:\d\d · доставлено/);
    delivered.add(ANSWER);
    await expect(await canvas.findByText(/· прочитано/)).toBeVisible();
    await expect(chat.matches(':modal')).toBe(true);
  },
};

/** In working hours. The contacts are in the operator's order, and a question is sent with one press. */
export const Online: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить менеджера' }));
    await expect(await canvas.findByText('Менеджер на связи')).toBeVisible();
    await expect(fake.chat.listen).toHaveBeenCalled();
    const links = [...canvasElement.querySelectorAll('a[target="_blank"]')].map((link) => link.textContent);
    await expect(links).toEqual(['ВКонтакте', 'Telegram', 'MAX']);
    await userEvent.click(canvas.getByRole('button', { name: 'Сколько ждать машину?' }));
    await expect(fake.chat.send).toHaveBeenCalledWith('Сколько ждать машину?');
  },
};

/** One second after the end of the working day. */
export const AfterHours: Story = {
  args: { now: () => new Date('2026-11-24T09:00:01.000Z') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить менеджера' }));
    await expect(await canvas.findByText(/^Ответим завтра с/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'оставьте заявку' })).toBeVisible();
  },
};

/** An answer that arrives while the chat is closed is counted on the button until the chat is opened; own messages are not. */
export const Unread: Story = {
  args: { chat: answered.chat },
  play: async ({ canvas }) => {
    answered.add({ ...ANSWER, id: 'v', author: 'visitor', text: 'С другой вкладки' });
    answered.add(ANSWER);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Спросить менеджера 1 новое сообщение' }),
    );
    await expect(await canvas.findByText('Есть три лота.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть чат' }));
    // While the panel leaves, the button is rendered once more.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Спросить менеджера' })).toBeVisible());
    // The page behind it can be scrolled again.
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-locked'));
  },
};

/** After the time in the options the manager's greeting counts as a new message. It lies on nothing. */
export const Greeting: Story = {
  args: { options: { ...meta.args.options, timeout: 0.1 } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Спросить менеджера 1 новое сообщение' }),
    );
    await expect(await canvas.findByText('Здравствуйте. Какую машину ищете?')).toBeVisible();
    await expect(sessionStorage.getItem('vvoz.chat.greeted')).toBe('yes');
  },
};

/** A question with an answer is answered at once; a manager is asked with the next press. */
export const SiteAnswer: Story = {
  args: {
    chat: asked.chat,
    options: {
      ...meta.args.options,
      questions: [{ text: 'Что входит в цену?', answer: 'Машина, фрахт, пошлина.', path: '/garantii' }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить менеджера' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Что входит в цену?' }));
    await expect(await canvas.findByText(/Машина, фрахт, пошлина/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/garantii');
    await expect(asked.chat.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить об этом менеджера' }));
    await expect(asked.chat.send).toHaveBeenCalledWith('Что входит в цену?');
  },
};
