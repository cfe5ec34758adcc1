import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** With turnkey prices, the price in roubles is the large figure and the lot's own prices are in the ledger. */
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

/** Two-line titles, a truncated title, fourteen digits, no photo, on the narrowest phone. */
export const At320: Story = {
  args: { lots: [prius, longTitle, endlessTitle, dear, korean, noPhoto] },
  globals: { viewport: { value: 'narrow' } },
};

/** After «Показать ещё»: the placeholders have the size of the lots. */
export const Growing: Story = { args: { lots: [prius, korean, noPhoto], coming: 3 } };
export const GrowingOnAPhone: Story = {
  args: { lots: [prius, { ...prius, id: 'twin' }], extras: turnkeyExtras, coming: 1 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [, card, place] = [...canvasElement.querySelectorAll('ol > li')].map((cell) => cell.clientHeight);
    await expect(Math.abs((place ?? 0) - (card ?? 0))).toBeLessThanOrEqual(2);
  },
};

export const One: Story = { args: { lots: [prius] } };
