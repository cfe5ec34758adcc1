import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceNote } from './PriceNote.tsx';

const auction = findTemplate('japan-main');
const stats = findTemplate('japan');
if (!auction || !stats) throw new Error('no template');

/**
 * What the prices of a list mean: payer, place, lot price and rates, once below the list. A single price says the
 * same in its PriceReceipt.
 */
const meta = {
  title: 'Cost/PriceNote',
  component: PriceNote,
  args: {
    template: auction,
    query: parseCatalogueUrl(''),
    today: '2026-11-25',
    rates: [
      { currency: 'jpy', rub: 0.55, date: '2026-11-24', source: 'ЦБ РФ' },
      { currency: 'eur', rub: 100.5693, date: '2026-11-24', source: 'ЦБ РФ' },
      { currency: 'usd', rub: 86.5857, date: '2026-11-24', source: 'ЦБ РФ' },
    ],
  },
} satisfies Meta<typeof PriceNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FullDuty: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const RaspilForACompany: Story = { args: { query: parseCatalogueUrl('variant=raspil&payer=jur') } };
export const Statistics: Story = { args: { template: stats } };
export const RatesNotKnown: Story = { args: { rates: [] } };
/** Nothing has imported rates for a week. */
export const OldRates: Story = { args: { today: '2026-12-01' } };
