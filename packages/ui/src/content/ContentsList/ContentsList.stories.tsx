import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentsList } from './ContentsList.tsx';

const meta = {
  title: 'Content/ContentsList',
  component: ContentsList,
  args: {
    headings: [
      { id: 'a', title: 'Кому достаётся льгота', level: 2 },
      { id: 'b', title: 'Как устроена таблица', level: 2 },
      { id: 'c', title: 'Электромобили и последовательные гибриды: две мощности вместо одной', level: 3 },
      { id: 'd', title: 'Где ошибаются', level: 2 },
    ],
  },
} satisfies Meta<typeof ContentsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
