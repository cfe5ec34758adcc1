import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import { SiteMenu } from './SiteMenu.tsx';

const labels = 'Аукционы,Статистика,Корея,Китай,Европа,Мото,Левый руль,В наличии,Спецтехника'.split(',');

const meta = {
  title: 'Navigation/SiteMenu',
  component: SiteMenu,
  args: {
    links: labels.map((label, at) => ({ label, href: `#${at}`, current: at === 0 })),
    extra: <SchemeSwitch name="scheme" />,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SiteMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  userEvent.click(canvas.getByRole('button', { name: 'Меню' }));

export const Closed: Story = {};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    const menu = canvas.getByRole('navigation', { name: 'Меню' });
    await expect(within(menu).getAllByRole('link')).toHaveLength(labels.length);
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Аукционы');
  },
};

/** More links than fit a low screen: the menu scrolls. */
export const Many: Story = {
  args: {
    links: [...labels, ...labels, ...labels].map((label, at) => ({
      label: `${label} ${at}`,
      href: `#${at}`,
    })),
    extra: undefined,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    const panel = canvas.getByRole('navigation', { name: 'Меню' }).parentElement!;
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  },
};
