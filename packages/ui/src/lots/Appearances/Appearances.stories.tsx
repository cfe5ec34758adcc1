import type { Meta, StoryObj } from '@storybook/react-vite';
import { Appearances } from './Appearances.tsx';

const meta = {
  title: 'Lots/Appearances',
  component: Appearances,
  args: {
    currency: 'jpy',
    appearances: [
      { id: 'c', type: 'japan', day: '2026-12-02', status: 'coming' },
      { id: 'b', type: 'japan_st', day: '2026-11-11', status: 'not_sold' },
      { id: 'a', type: 'japan_st', day: '2026-06-03', status: 'sold', price: 640_000 },
    ],
  },
} satisfies Meta<typeof Appearances>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
