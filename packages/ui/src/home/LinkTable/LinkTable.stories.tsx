import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkTable } from './LinkTable.tsx';

const meta = {
  title: 'Home/LinkTable',
  component: LinkTable,
  args: {
    rows: [
      {
        title: 'Япония',
        links: [
          { href: '#auctions', name: 'Онлайн-аукционы', figure: '18 240' },
          { href: '#statistics', name: 'Статистика с ценами', figure: '306 112' },
          { href: '#bikes', name: 'Мотоаукционы онлайн', figure: '2 999' },
          { href: '#left', name: 'С левым рулём', figure: '1 136' },
        ],
      },
      { title: 'Корея', links: [{ href: '#korea', name: 'Корейские авто', figure: '6 912' }] },
    ],
  },
} satisfies Meta<typeof LinkTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** The counts did not load. */
export const WithoutCounts: Story = {
  args: { rows: [{ title: 'Китай', links: [{ href: '#china', name: 'Китайские авто' }] }] },
};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
