import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { schemeKey } from './schemeScript.ts';
import { startSchemeSwitch } from './startSchemeSwitch.ts';

/** Starts the switches, as a page does when it is idle. */
function Started({ children }: { children: ReactNode }) {
  useEffect(startSchemeSwitch, []);
  return children;
}

const meta = {
  title: 'Navigation/SchemeSwitch',
  component: SchemeSwitch,
  args: { name: 'scheme' },
  render: (args) => (
    <Started>
      <SchemeSwitch {...args} />
    </Started>
  ),
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

/** The switches of menu and footer show the same scheme, also after a choice in another tab. */
export const InStep: Story = {
  render: () => (
    <Started>
      <SchemeSwitch name="first" />
      <SchemeSwitch name="second" />
    </Started>
  ),
  play: async ({ canvas }) => {
    const [menu, footer] = canvas.getAllByRole('group', { name: 'Тема' });
    const expectChosen = (box: HTMLElement | undefined, name: string) =>
      expect(within(box!).getByRole('radio', { name })).toBeChecked();
    await userEvent.click(within(menu!).getByRole('radio', { name: 'Светлая' }));
    await expectChosen(footer, 'Светлая');
    localStorage.setItem(schemeKey, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: schemeKey, newValue: 'dark' }));
    await waitFor(() => expectChosen(menu, 'Тёмная'));
    await expectChosen(footer, 'Тёмная');
    await expect(document.documentElement.dataset['scheme']).toBe('dark');
  },
};

/** The choice of an earlier visit. */
export const Stored: Story = {
  beforeEach: () => localStorage.setItem(schemeKey, 'light'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Светлая' })).toBeChecked();
  },
};

/** A choice made before the script was loaded. */
export const Early: Story = {
  render: () => <SchemeSwitch name="scheme" />,
  play: async ({ canvas }) => {
    const dark = canvas.getByRole('radio', { name: 'Тёмная' });
    (dark as HTMLInputElement).checked = true;
    const stop = startSchemeSwitch();
    await expect(localStorage.getItem(schemeKey)).toBe('dark');
    await expect(dark).toBeChecked();
    stop();
  },
};
