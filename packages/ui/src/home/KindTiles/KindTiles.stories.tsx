import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindTiles } from './KindTiles.tsx';

const meta = {
  title: 'Home/KindTiles',
  component: KindTiles,
  args: {
    label: 'Вид техники',
    tiles: [
      { href: '#excavator', name: 'Экскаваторы', silhouette: 'excavator', count: 464 },
      { href: '#mini', name: 'Мини-экскаваторы', silhouette: 'mini_excavator', count: 212 },
      { href: '#loader', name: 'Погрузчики', silhouette: 'loader', count: 318 },
      { href: '#bulldozer', name: 'Бульдозеры', silhouette: 'bulldozer', count: 74 },
      { href: '#crane', name: 'Краны', silhouette: 'crane', count: 129 },
      { href: '#dump', name: 'Самосвалы', silhouette: 'dump_truck', count: 146 },
      { href: '#forklift', name: 'Вилочные погрузчики', silhouette: 'forklift', count: 1068 },
    ],
  },
} satisfies Meta<typeof KindTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Machines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Экскаваторы\s*464$/ })).toHaveAttribute(
      'href',
      '#excavator',
    );
  },
};
export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
