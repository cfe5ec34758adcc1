import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BusyProvider } from '../../primitives/Busy/Busy.client.tsx';
import { ALWAYS_BUSY } from '../../primitives/Busy/busySource.ts';
import { auction } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { CountStatus } from './CountStatus.tsx';

const meta = {
  title: 'Filters/CountStatus',
  component: CountStatus,
  args: { count: 1248, noun: auction.noun },
} satisfies Meta<typeof CountStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 248 лотов');
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ noun }) => (
    <div className={story.column}>
      {[0, 1, 3, 11, 1248, 300_412].map((count) => (
        <CountStatus key={count} count={count} noun={noun} />
      ))}
      <BusyProvider source={ALWAYS_BUSY}>
        <CountStatus count={1248} noun={noun} />
      </BusyProvider>
    </div>
  ),
};
