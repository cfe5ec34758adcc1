import type { Meta, StoryObj } from '@storybook/react-vite';
import { Neighbours } from './Neighbours.tsx';

const previous = { title: 'Левый руль из Японии', href: '#left' };
const next = {
  title: 'Электромобили и последовательные гибриды: что платят на таможне',
  href: '#electric',
};
const meta = { title: 'Content/Neighbours', component: Neighbours, args: { previous, next } } satisfies Meta<
  typeof Neighbours
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const First: Story = { args: { previous: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
