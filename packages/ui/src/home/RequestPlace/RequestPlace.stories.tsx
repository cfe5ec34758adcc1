import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestPlace } from './RequestPlace.tsx';

const meta = {
  title: 'Home/RequestPlace',
  component: RequestPlace,
  args: {
    phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
    hours: 'пн–сб 9:00–19:00',
    next: ['Менеджер перезвонит и уточнит задачу.', 'Пришлёт лоты с расчётом.', 'Договор — когда выберете.'],
  },
} satisfies Meta<typeof RequestPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
