import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import { Header } from './Header.tsx';
import { ToolLink } from './ToolLink.tsx';

const labels = 'Аукционы,Статистика,Корея,Китай,Европа,Мото,Левый руль,В наличии,Спецтехника'.split(',');

const meta = {
  title: 'Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    home: '#home',
    name: 'Ввоз',
    links: labels.map((label, at) => ({ label, href: `#${at}`, current: at === 0 })),
    phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
    tools: (
      <>
        <ToolLink href="#favourites" icon="heart" label="Избранное: 3 лота" count={3} />
        <ToolLink href="#compare" icon="compare" label="Сравнение: 2 лота" count={2} />
      </>
    ),
    menuExtra: <SchemeSwitch name="scheme" />,
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** Only the logo and the links. */
export const Bare: Story = { args: { phone: undefined, tools: undefined, menuExtra: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const MenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.queryByRole('button', { name: 'Меню' });
    // On wide screens the links are in the header and there is no menu button.
    if (!menu) return;
    await userEvent.click(menu);
    const nav = canvas.getByRole('navigation', { name: 'Меню' });
    const link = within(nav).getByRole('link', { name: 'Спецтехника' });
    await expect(link).toBeVisible();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
