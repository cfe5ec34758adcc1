import type { Meta, StoryObj } from '@storybook/react-vite';
import { ENTRIES } from '../fixtures.ts';
import { VideoCards } from './VideoCards.tsx';

const meta = {
  title: 'Content/VideoCards',
  component: VideoCards,
  args: { videos: ENTRIES.map((entry) => ({ ...entry, duration: '10:24' })) },
} satisfies Meta<typeof VideoCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
