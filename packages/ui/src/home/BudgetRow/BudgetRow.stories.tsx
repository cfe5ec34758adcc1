import type { Meta, StoryObj } from '@storybook/react-vite';
import { BudgetRow } from './BudgetRow.tsx';

const meta = {
  title: 'Home/BudgetRow',
  component: BudgetRow,
  args: {
    label: 'Бюджет под ключ',
    budgets: [
      { href: '#3', name: 'до 3 млн ₽', count: 186 },
      { href: '#5', name: '3–5 млн ₽', count: 402 },
      { href: '#9', name: '5–9 млн ₽', count: 538 },
      { href: '#more', name: 'от 9 млн ₽', count: 12_373 },
    ],
  },
} satisfies Meta<typeof BudgetRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
