import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  cancelled,
  harrier,
  notSold,
  prius,
  removed,
  sold,
  soldForUnknownPrice,
  vezel,
  withdrawn,
} from '../fixtures.ts';
import { Alternatives } from './Alternatives.tsx';
import { LotResult } from './LotResult.tsx';

const request = (
  <Button tone="primary" wide href="#request">
    Найти такую же
  </Button>
);

const meta = {
  title: 'Lots/LotResult',
  component: LotResult,
  args: { lot: sold, request },
} satisfies Meta<typeof LotResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** On a phone the sum, the comparison and three lots to buy instead are on the first screen. */
export const WithAlternatives: Story = {
  args: {
    today: '≈ 1,50 млн ₽',
    deal: 'на 8 % ниже похожих: пробег меньше на 30 тыс.',
    alternatives: (
      <Alternatives
        lots={[prius, vezel, harrier].map((lot) => ({
          ...lot,
          costs: { poshlina: { total: 1_452_924, usual: { low: 1_298_016, high: 1_620_839 } } },
        }))}
        more={<a href="/japan">Все Prius ZVW51 — 48</a>}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const SoldForAnUnknownPrice: Story = { args: { lot: soldForUnknownPrice } };
export const NotSold: Story = { args: { lot: notSold } };
export const Cancelled: Story = { args: { lot: cancelled } };
export const Removed: Story = { args: { lot: removed } };
export const Withdrawn: Story = { args: { lot: withdrawn } };
