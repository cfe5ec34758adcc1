import type { Meta, StoryObj } from '@storybook/react-vite';
import { REVIEWS } from '../fixtures.ts';
import { ReviewCards } from './ReviewCards.tsx';

const meta = {
  title: 'Content/ReviewCards',
  component: ReviewCards,
  args: { reviews: REVIEWS },
} satisfies Meta<typeof ReviewCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
