import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Content/Pager',
  component: Pager,
  args: { page: 3, pages: 12, href: (page) => `#page-${page}` },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const FirstOfTwo: Story = { args: { page: 1, pages: 2 } };
export const Last: Story = { args: { page: 12 }, globals: { viewport: { value: 'narrow' } } };
export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
