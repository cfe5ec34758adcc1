import type { Meta, StoryObj } from '@storybook/react-vite';
import { rail } from '../stories.css.ts';
import { SectionLinks } from './SectionLinks.tsx';

/**
 * The sections or filters of a list, each with its count. For pages of a list use Pager, for the entry before and
 * after Neighbours.
 */
const meta = {
  title: 'Content/SectionLinks',
  component: SectionLinks,
  args: {
    title: 'Темы',
    links: [
      { label: 'Все статьи', href: '#all', count: 30 },
      { label: 'Таможня и платежи', href: '#customs', count: 8, depth: 1 },
      { label: 'Утилизационный сбор', href: '#fee', count: 2, depth: 2, current: true },
      { label: 'Выбор автомобиля', href: '#choice', count: 1_100, depth: 1 },
    ],
  },
  decorators: [
    (StoryOf) => (
      <div className={rail}>
        <StoryOf />
      </div>
    ),
  ],
} satisfies Meta<typeof SectionLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
