import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headlines } from './Headlines.tsx';

const meta = {
  title: 'Home/Headlines',
  component: Headlines,
  args: {
    items: [
      { href: '#fee', title: 'Одна лошадиная сила ценой в полтора миллиона', date: '2026-11-18' },
      { href: '#sheet', title: 'Как читать аукционный лист', date: '2026-11-02' },
    ],
  },
} satisfies Meta<typeof Headlines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
