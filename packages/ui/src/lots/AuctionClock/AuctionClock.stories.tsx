import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { prius } from '../fixtures.ts';
import { LotOffer } from '../LotOffer/LotOffer.tsx';
import { AuctionClock } from './AuctionClock.tsx';

/** The frozen time of the stories: 11:05 in Vladivostok. */
const NOW = Date.parse('2026-11-24T11:05:00+10:00');

const meta = {
  title: 'Lots/AuctionClock',
  component: AuctionClock,
  args: { lot: prius, now: NOW, calendarHref: 'lot.ics' },
} satisfies Meta<typeof AuctionClock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tomorrow, in several days, the night before, within the hour. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack space="24">
      {[
        '2026-11-25T09:40:00',
        '2026-11-27T14:20:00',
        '2026-11-25T05:30:00',
        '2026-11-24T10:14:00',
        '2026-11-24T10:05:30',
      ].map((auctionDate) => (
        <AuctionClock key={auctionDate} {...args} lot={{ type: 'japan', auctionDate }} />
      ))}
    </Stack>
  ),
};
/** A European auction runs on its own local time. */
export const Europe: Story = { args: { lot: { type: 'europe', auctionDate: '2026-11-25T09:40:00' } } };
export const Begun: Story = { args: { lot: { type: 'japan', auctionDate: '2026-11-24T09:40:00' } } };
export const NoHour: Story = { args: { lot: { type: 'japan', auctionDate: '2026-11-27' } } };
export const NoDate: Story = { args: { lot: { type: 'japan' } } };
/** The page came from a cache: the remaining time follows the browser's clock. */
export const ServedLate: Story = {
  args: { now: NOW - 86_400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^через 23 ч 35 мин$/);
  },
};
/** The auction began between the server's response and hydration. */
export const BegunOnTheWay: Story = {
  args: { lot: { type: 'japan', auctionDate: '2026-11-24T10:04:00' }, now: NOW - 120_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('уже начались');
  },
};
/** A visitor comes back to a tab whose timers had been suspended, after the auction has begun: no timer is left. */
export const BackInTheTab: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^через 23 ч 35 мин$/);
    const { now } = Date;
    Date.now = () => NOW + 2 * 86_400_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('уже начались'));
    Date.now = now;
  },
};
export const InTheOfferAt320: Story = {
  render: (args) => (
    <LotOffer lot={prius}>
      <AuctionClock {...args} />
    </LotOffer>
  ),
  globals: { viewport: { value: 'narrow' } },
};
