import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BusyProvider } from '../../primitives/Busy/Busy.client.tsx';
import { NEVER_BUSY, ALWAYS_BUSY } from '../../primitives/Busy/busySource.ts';
import { allLots, makeTurnkeyExtras } from '../fixtures.ts';
import { LotGrid } from '../LotGrid/LotGrid.tsx';
import { LotTable } from '../LotTable/LotTable.tsx';
import { BusyLots } from './BusyLots.tsx';

const lots = allLots.slice(0, 3);

const meta = {
  title: 'Lots/BusyLots',
  component: BusyLots,
  args: { children: <LotGrid lots={lots} heading="Лоты" extras={makeTurnkeyExtras} /> },
  render: (args) => (
    <BusyProvider source={ALWAYS_BUSY}>
      <BusyLots {...args} />
    </BusyProvider>
  ),
} satisfies Meta<typeof BusyLots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"] ol')).not.toBeNull();
  },
};
export const Table: Story = { args: { children: <LotTable lots={lots} extras={makeTurnkeyExtras} /> } };
export const Still: Story = {
  render: (args) => (
    <BusyProvider source={NEVER_BUSY}>
      <BusyLots {...args} />
    </BusyProvider>
  ),
};
