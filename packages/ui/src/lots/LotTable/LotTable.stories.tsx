import type { Meta, StoryObj } from '@storybook/react-vite';
import { allLots, sold, soldForUnknownPrice, makeTurnkeyExtras, unknown } from '../fixtures.ts';
import { LotTable } from './LotTable.tsx';

/** Lots as rows, for people who read figures. On phones lists are cards. */
const meta = {
  title: 'Lots/LotTable',
  component: LotTable,
  args: { lots: allLots, extras: makeTurnkeyExtras },
} satisfies Meta<typeof LotTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Sold: Story = { args: { lots: [sold, soldForUnknownPrice] } };
export const HardlyAnythingKnown: Story = { args: { lots: [unknown] } };
export const WithoutTurnkeyPrices: Story = { render: ({ lots }) => <LotTable lots={lots} /> };
/** Scrolls sideways, so that no figure is cut. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
