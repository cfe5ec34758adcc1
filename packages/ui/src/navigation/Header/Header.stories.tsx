import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import { Header } from './Header.tsx';
import { ToolLink } from './ToolLink.tsx';

const labels = 'Аукционы,Статистика,Корея,Китай,Европа,Мото,Левый руль,В наличии,Спецтехника'.split(',');

/** The same on every page of a host. It folds by measured width, so names may be long. */
const meta = {
  title: 'Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    home: '#home',
    name: 'Ввоз',
    links: labels.map((label, at) => ({ label, href: `#${at}`, current: at === 0 })),
    hasChat: true,
    phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
    tools: (
      <>
        <ToolLink href="#favourites" icon="heart" label="Избранное: 3 лота" count={3} />
        <ToolLink href="#compare" icon="compare" label="Сравнение: 2 лота" count={2} />
      </>
    ),
    menuColumns: [
      {
        title: 'Как купить',
        links: [
          { label: 'Пример покупки', href: '#example' },
          { label: 'Вопросы и ответы', href: '#questions' },
        ],
      },
      {
        title: 'О нас',
        links: [
          { label: 'Отзывы', href: '#reviews' },
          { label: 'Контакты', href: '#contacts' },
        ],
      },
    ],
    menuExtra: <SchemeSwitch name="scheme" />,
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** Only the logo and the links. */
export const Bare: Story = { args: { phone: undefined, tools: undefined, menuExtra: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Links that do not fit are only in the menu; those that fit do not touch what follows. */
export const LongNames: Story = {
  args: {
    links: [...labels, ...labels].map((label, at) => ({ label: `${label} и другое`, href: `#${at}` })),
  },
  play: async ({ canvas, canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('nav[aria-label="Разделы"] li')].filter(
      (item) => item.offsetWidth > 0,
    );
    await expect(shown.length).toBeLessThan(labels.length);
    const phone = canvas.getByRole('link', { name: /Телефон/ });
    for (const item of shown)
      await expect(item.getBoundingClientRect().right).toBeLessThan(phone.getBoundingClientRect().left);
  },
};

export const MenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Меню' }));
    const nav = canvas.getByRole('navigation', { name: 'Меню' });
    const link = within(nav).getByRole('link', { name: 'Спецтехника' });
    await expect(within(nav).getByRole('link', { name: 'Отзывы' })).toBeVisible();
    await expect(link).toBeVisible();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
