import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SchemeSwitch } from './SchemeSwitch.client.tsx';
import { schemeKey } from './schemeScript.ts';

const meta = {
  title: 'Navigation/SchemeSwitch',
  component: SchemeSwitch,
  beforeEach: () => {
    localStorage.removeItem(schemeKey);
    return () => localStorage.removeItem(schemeKey);
  },
} satisfies Meta<typeof SchemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Remembered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Тёмная' }));
    await expect(document.documentElement.dataset['scheme']).toBe('dark');
    await expect(localStorage.getItem(schemeKey)).toBe('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Как в системе' }));
    await expect(document.documentElement.dataset['scheme']).toBeUndefined();
    await expect(localStorage.getItem(schemeKey)).toBeNull();
  },
};
