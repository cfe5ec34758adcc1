import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { expensive, korean, prius, makeTurnkeyExtras, unknown } from '../fixtures.ts';
import { Amount } from './Amount.tsx';
import { LotOffer } from './LotOffer.tsx';

const request = (
  <Button tone="primary" wide href="#request">
    Оставить заявку
  </Button>
);

/** Price and request of one lot, beside the lot on a desktop. On a phone the LotBar repeats its sum and button. */
const meta = {
  title: 'Lots/LotOffer',
  component: LotOffer,
  args: { lot: prius, request },
} satisfies Meta<typeof LotOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** The price in roubles, with the lot's own prices below. */
export const Turnkey: Story = {
  args: {
    turnkey: (
      <div>
        <h2 id="offer-title">Под ключ во Владивостоке</h2>
        <Amount text="1 448 982 ₽" />
      </div>
    ),
    badges: makeTurnkeyExtras(prius).badges,
    actions: (
      <Button tone="quiet" href="lot.ics">
        .ics
      </Button>
    ),
  },
};
export const FixedPriceInWon: Story = { args: { lot: korean } };
export const AlmostNothingKnown: Story = { args: { lot: unknown } };
export const FourteenDigits: Story = {
  args: { lot: expensive },
  globals: { viewport: { value: 'narrow' } },
};
/** Before six in the morning in Japan it is the previous day in Moscow. */
export const EarlyHour: Story = {
  render: (args) => (
    <Stack>
      <LotOffer {...args} lot={{ ...prius, auctionDate: '2026-11-25T05:30:00' }} />
    </Stack>
  ),
};
