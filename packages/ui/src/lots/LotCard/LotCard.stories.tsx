import type { Meta, StoryObj } from '@storybook/react-vite';
import * as lots from '../fixtures.ts';
import { LotGrid } from '../LotGrid/LotGrid.tsx';
import { PHOTO_SIZES } from '../LotGrid/shape.ts';
import { LotCard } from './LotCard.tsx';

/**
 * One lot in a grid, chosen by its picture. For comparing many lots by figures use LotTable, for two to four side by
 * side CompareTable.
 */
const meta = {
  title: 'Lots/LotCard',
  component: LotCard,
  args: { lot: lots.prius, sizes: PHOTO_SIZES.list },
  render: ({ lot, sizes: _sizes, priority, room: _room, level: _level, ...extras }) => (
    <LotGrid lots={[lot]} heading="Лоты" priority={priority ?? false} extras={() => extras} />
  ),
} satisfies Meta<typeof LotCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The states of lots, and the defects of feeds. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <LotGrid
      heading="Лоты"
      lots={[
        lots.prius,
        lots.noPower,
        lots.noPhoto,
        lots.sold,
        lots.soldForUnknownPrice,
        lots.notSold,
        lots.cancelled,
        lots.removed,
        lots.withdrawn,
        lots.longTitle,
        lots.endlessTitle,
        lots.expensive,
        lots.unknown,
        lots.korean,
        lots.kei,
      ]}
    />
  ),
};

export const Coming: Story = {};
export const PowerUnknown: Story = { args: { lot: lots.noPower } };
export const NoPhoto: Story = { args: { lot: lots.noPhoto } };
export const Sold: Story = { args: { lot: lots.sold } };
export const SoldForAnUnknownPrice: Story = { args: { lot: lots.soldForUnknownPrice } };
export const NotSold: Story = { args: { lot: lots.notSold } };
export const Cancelled: Story = { args: { lot: lots.cancelled } };
export const Withdrawn: Story = { args: { lot: lots.withdrawn } };
/** No grade, no date, no price, no engine. */
export const AlmostNothingKnown: Story = { args: { lot: lots.unknown } };
export const FixedPriceInWon: Story = { args: { lot: lots.korean } };
export const FourteenDigits: Story = {
  args: { lot: lots.expensive },
  globals: { viewport: { value: 'narrow' } },
};
export const TwoLineTitle: Story = {
  args: { lot: lots.longTitle },
  globals: { viewport: { value: 'narrow' } },
};
export const TitleThatIsCut: Story = {
  args: { lot: lots.endlessTitle },
  globals: { viewport: { value: 'narrow' } },
};
export const Turnkey: Story = { args: { ...lots.makeTurnkeyExtras(lots.prius) } };
export const TurnkeyInterval: Story = {
  args: { lot: lots.noPower, ...lots.makeTurnkeyExtras(lots.noPower) },
};
export const SoldWithTurnkey: Story = {
  args: { lot: lots.sold, turnkey: { label: 'сегодня под ключ', amount: '1 354 637 ₽', tone: 'muted' } },
};
