import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import * as receipts from '../model/receiptFixtures.ts';
import { PriceReceipt } from './PriceReceipt.tsx';
import { PriceReceiptSkeleton } from './PriceReceiptSkeleton.tsx';
import type { ReceiptTab } from './VariantTabs.tsx';

const tabs: readonly ReceiptTab[] = [
  { variant: 'poshlina', href: '?variant=poshlina#receipt', receipt: receipts.fullDuty },
  { variant: 'construct', href: '?variant=construct#receipt', receipt: receipts.construct },
  { variant: 'raspil', href: '?variant=raspil#receipt', receipt: receipts.raspil },
];
const failed = tabs.map(({ variant, href }) => ({ variant, href }));
const form = {
  action: '#receipt',
  hiddenPairs: [['variant', 'poshlina']],
  payer: 'physic',
  city: 'vladivostok',
  cities: [
    { key: 'vladivostok', name: 'Владивосток', deliveryRub: 0 },
    { key: 'omsk', name: 'Омск', deliveryRub: 135_000 },
  ],
} as const;

/**
 * The whole price, line by line, on the page of a lot. For one line under a price use CompactReceipt or PriceNote.
 */
const meta = {
  title: 'Cost/PriceReceipt',
  component: PriceReceipt,
  args: {
    tabs,
    current: 'poshlina',
    form,
    priceNote: 'средняя за 90 дней',
    changes: receipts.receiptChanges,
    aside: 'Сумма строк равна итогу',
    retryHref: '?',
  },
} satisfies Meta<typeof PriceReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Construct: Story = { args: { current: 'construct' } };
export const Raspil: Story = { args: { current: 'raspil' } };

/** The total is an interval: the reasons are listed, and the lines show the dearer end. */
export const PowerUnknown: Story = {
  args: {
    tabs: [{ variant: 'poshlina', href: '?', receipt: receipts.powerUnknown }, ...tabs.slice(1)],
    changes: [],
  },
};
/** A company, delivery to Omsk; one horsepower less would be cheaper. */
export const CompanyInOmsk: Story = {
  args: {
    tabs: [{ variant: 'poshlina', href: '?', receipt: receipts.company }, ...tabs.slice(1)],
    form: { ...form, payer: 'jur', city: 'omsk' },
    changes: receipts.cheaperChanges,
  },
};
/** One variant with a rough estimate: no tabs, and a note says that it is rough. */
export const Motorcycle: Story = {
  args: {
    tabs: [{ variant: 'poshlina', href: '?', receipt: receipts.motorcycle }],
    priceNote: 'стартовая цена',
    changes: [],
  },
};
/** The price in the country of sale beside the turnkey price. */
export const InChina: Story = {
  args: {
    tabs: [{ variant: 'china', href: '?', receipt: receipts.inChina }, ...tabs.slice(0, 1)],
    current: 'china',
    priceNote: 'цена продавца',
    changes: [],
  },
};
export const Failed: Story = { args: { tabs: failed } };
/** The other variants have totals; this one lacks a fact. */
export const CannotBeCalculated: Story = {
  args: {
    tabs: [
      { variant: 'poshlina', href: '?', problem: 'Источник не указал объём двигателя.' },
      ...tabs.slice(1),
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const IntervalAt320: Story = { ...PowerUnknown, globals: { viewport: { value: 'narrow' } } };

/** The skeleton above the receipt that replaces it: both have the same height. */
export const Loading: Story = {
  args: { changes: [], priceNote: 'средняя' },
  // On a page the receipt replaces the skeleton, so the name never appears twice.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Stack space="48">
      <PriceReceiptSkeleton id="waiting" />
      <PriceReceipt
        {...args}
        tabs={args.tabs.map((tab) => ({
          ...tab,
          receipt: { ...receipts.fullDuty, assumptions: [] },
        }))}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton, real] = [...canvasElement.querySelectorAll('section')].map(
      (section) => section.getBoundingClientRect().height,
    );
    await expect(skeleton).toBe(real);
  },
};
/** Nothing has imported rates for a week. */
export const OldRates: Story = {
  args: {
    tabs: [
      { variant: 'poshlina', href: '?', receipt: { ...receipts.fullDuty, madeOn: '2026-12-01' } },
      ...tabs.slice(1),
    ],
  },
};
