import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import {
  allLots,
  dear,
  endlessTitle,
  korean,
  longTitle,
  noPhoto,
  prius,
  turnkeyExtras,
} from '../fixtures.ts';
import { LotGrid } from './LotGrid.tsx';

const meta = {
  title: 'Lots/LotGrid',
  component: LotGrid,
  args: { lots: allLots, heading: 'Лоты' },
} satisfies Meta<typeof LotGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** Later: the price in roubles is the large figure, and the lot's own prices stand in the ledger. */
export const WithTurnkeyPrices: Story = {
  args: {
    extras: (lot) => ({
      ...turnkeyExtras(lot),
      actions: (
        <Button size="s" aria-label="В избранное">
          <Icon name="heart" />
        </Button>
      ),
    }),
  },
};

export const Four: Story = { args: { lots: allLots.slice(0, 4), shape: 'four' } };

/** Two-line titles, a title that is cut, fourteen digits, no photo, on the narrowest phone. */
export const At320: Story = {
  args: { lots: [prius, longTitle, endlessTitle, dear, korean, noPhoto] },
  globals: { viewport: { value: 'narrow' } },
};

/** New filters are on their way. */

export const One: Story = { args: { lots: [prius] } };
