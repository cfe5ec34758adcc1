import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quotes } from './Quotes.tsx';

const meta = {
  title: 'Home/Quotes',
  component: Quotes,
  args: {
    quotes: [
      {
        id: '1',
        text: 'Курс ушёл за день, и разницу показали отдельной строкой',
        author: 'Андрей М.',
        city: 'Омск',
        vehicle: 'Nissan X-Trail, 2021',
        date: '2026-09-03',
      },
    ],
  },
} satisfies Meta<typeof Quotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
