import type { Meta, StoryObj } from '@storybook/react-vite';
import { gone, prius, sold, vezel } from '../snapshotFixtures.ts';
import { ShelfLots } from './ShelfLots.tsx';

const meta = {
  title: 'Shelf/ShelfLots',
  component: ShelfLots,
  args: { lots: [prius, vezel, sold, gone], label: 'Избранные лоты' },
} satisfies Meta<typeof ShelfLots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
