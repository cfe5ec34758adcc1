import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickLinks } from './QuickLinks.tsx';

const meta = {
  title: 'Home/QuickLinks',
  component: QuickLinks,
  args: {
    links: [
      { href: '#fee', label: 'до 160 л.с.', count: 1012 },
      { href: '#age', label: 'проходные 3–5 лет', count: 934 },
      { href: '#day', label: 'торги завтра', count: 263 },
    ],
  },
} satisfies Meta<typeof QuickLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
