import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** The way back up, on every page below the front page. The page itself is not in it. */
const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Главная', href: '#home' },
      { label: 'Онлайн-аукционы', href: '#auctions' },
      { label: 'Toyota', href: '#toyota' },
      { label: 'Prius', href: '#prius' },
      { label: 'ZVW51', href: '#zvw51' },
      { label: 'Лот 5123' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
