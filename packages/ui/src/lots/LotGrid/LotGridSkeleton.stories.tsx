import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { harrier, prius, makeTurnkeyExtras, vezel } from '../fixtures.ts';
import { LotGrid } from './LotGrid.tsx';
import { LotGridSkeleton } from './LotGridSkeleton.tsx';

const meta = {
  title: 'Lots/LotGridSkeleton',
  component: LotGridSkeleton,
  args: { count: 3 },
} satisfies Meta<typeof LotGridSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The skeleton above the cards that replace it: every rule is at the same height. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack space="24">
      <LotGridSkeleton {...args} />
      <LotGrid lots={[prius, vezel, harrier]} heading="Лоты" />
    </Stack>
  ),
};

export const WithTurnkeyPrices: Story = {
  render: (args) => (
    <Stack space="24">
      <LotGridSkeleton {...args} room={{ ledger: 3, total: 'large', badges: true, sure: 0 }} />
      <LotGrid lots={[prius, vezel, harrier]} heading="Лоты" extras={makeTurnkeyExtras} />
    </Stack>
  ),
};

export const Four: Story = { args: { count: 4, shape: 'four' } };
