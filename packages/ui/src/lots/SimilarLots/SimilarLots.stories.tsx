import type { Meta, StoryObj } from '@storybook/react-vite';
import { allLots, makeTurnkeyExtras } from '../fixtures.ts';
import { SimilarLots } from './SimilarLots.tsx';

const meta = {
  title: 'Lots/SimilarLots',
  component: SimilarLots,
  args: {
    lots: allLots.slice(1, 5),
    aside: <a href="?model=prius">Все Prius ZVW51 — 48</a>,
  },
} satisfies Meta<typeof SimilarLots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const WithTurnkeyPrices: Story = { args: { extras: makeTurnkeyExtras } };
export const Two: Story = { args: { lots: allLots.slice(1, 3) } };
