import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConsentNotice } from './ConsentNotice.tsx';

const meta = {
  title: 'Visitor/ConsentNotice',
  component: ConsentNotice,
  parameters: { layout: 'fullscreen' },
  args: { counters: ['Яндекс Метрика'], policyHref: '#policy', onChoose: fn() },
} satisfies Meta<typeof ConsentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** The longest text: every service is switched on. */
export const AllServices: Story = {
  args: {
    counters: ['Яндекс Метрика', 'Roistat', 'Top.Mail.Ru', 'VK'],
    chat: 'Битрикс24',
    measuresSpeed: true,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const ChatOnly: Story = { args: { counters: [], chat: 'Jivo' } };

/** Both answers look alike; neither is chosen in advance, and the notice takes no focus by itself. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const [refuse, allow] = canvas.getAllByRole('button');
    if (!refuse || !allow) throw new Error('The notice has two answers');
    await expect(document.body).toHaveFocus();
    await expect(refuse.className).toBe(allow.className);
    await expect(refuse.offsetWidth).toBe(allow.offsetWidth);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Подробнее' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'necessary');
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'all');
  },
};
