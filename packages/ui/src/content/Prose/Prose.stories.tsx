import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ARTICLE_HTML } from '../fixtures.ts';
import { Prose } from './Prose.tsx';

/** Text of the editors: `lead` for an article, `body` in a card or a cell. Words of the interface are not prose. */
const meta = { title: 'Content/Prose', component: Prose, args: { html: ARTICLE_HTML } } satisfies Meta<
  typeof Prose
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** A wide table scrolls in its focusable frame; the page stays as wide as the screen. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('group', { name: 'Таблица 1' });
    await expect(frame).toHaveAttribute('tabindex', '0');
    await expect(frame.offsetWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
