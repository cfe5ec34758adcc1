import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  allLots,
  expensive,
  endlessTitle,
  korean,
  longTitle,
  noPhoto,
  prius,
  makeTurnkeyExtras,
  vezel,
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
    extras: makeTurnkeyExtras,
  },
};

/** Cards of one row with different content: their prices stay on one line. */
export const MixedRow: Story = {
  args: {
    lots: [prius, vezel, korean],
    extras: ({ id }) => ({
      turnkey: {
        label: 'под ключ',
        amount: id === prius.id ? '852 809 – 3 340 409 ₽' : '1 448 982 ₽',
        interval: id === prius.id,
      },
      badges: id === vezel.id ? [{ tone: 'pos', icon: 'check', text: 'до 160 л.с.' }] : [],
    }),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const priceLines = canvas
      .getAllByText('под ключ')
      .map((label) => label.parentElement!.getBoundingClientRect().top);
    await expect(priceLines).toHaveLength(3);
    await expect(Math.max(...priceLines) - Math.min(...priceLines)).toBeLessThanOrEqual(1);
  },
};

export const Four: Story = { args: { lots: allLots.slice(0, 4), shape: 'four' } };

/** Two-line titles, a truncated title, fourteen digits, no photo, on the narrowest phone. */
export const At320: Story = {
  args: { lots: [prius, longTitle, endlessTitle, expensive, korean, noPhoto] },
  globals: { viewport: { value: 'narrow' } },
};

/** After «Показать ещё»: the placeholders have the size of the lots. */
export const Growing: Story = { args: { lots: [prius, korean, noPhoto], coming: 3 } };
export const GrowingOnAPhone: Story = {
  args: { lots: [prius, { ...prius, id: 'twin' }], extras: makeTurnkeyExtras, coming: 1 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [, card, place] = [...canvasElement.querySelectorAll('ol > li')].map((cell) => cell.clientHeight);
    await expect(Math.abs((place ?? 0) - (card ?? 0))).toBeLessThanOrEqual(2);
  },
};

export const One: Story = { args: { lots: [prius] } };
