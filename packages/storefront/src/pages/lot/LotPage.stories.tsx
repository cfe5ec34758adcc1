import type { Meta, StoryObj } from '@storybook/react-vite';
import { harrier, sold, vezel } from '@vvoz/ui/lots/fixtures.ts';
import { salesYear } from '@vvoz/ui/sales/model/salesFixtures.ts';
import { getCatalogue, pageFixtures, terms } from '../../testing/pageFixtures.ts';
import { findHost, pageParameters, snapshotOfPage } from '../../testing/pageModes.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { readLotChoice } from '../../model/lotChoice.ts';
import { LotPage } from './LotPage.tsx';
import type { LotPageProps } from './LotPageProps.ts';

const months = salesYear.map(({ month, sold: count, unsold, p10, p50, p90 }) => ({
  month,
  sold: count,
  unsold,
  ...(p10 === null || p50 === null || p90 === null ? {} : { p10, p50, p90 }),
}));

const meta = {
  title: 'Pages/Lot',
  parameters: pageParameters,
  args: {},
  render: (args, { globals }) => {
    const host = findHost(globals);
    const template = getCatalogue(host);
    const { costs, lot, lots } = pageFixtures[host];
    const variants = costs?.costs.map(({ variant }) => variant) ?? [];
    return (
      <PageStory host={host} path={template.path}>
        <LotPage
          lot={lot}
          similar={lots.slice(0, 4)}
          alike={48}
          template={template}
          tel="8 423 200-00-00"
          choice={readLotChoice({}, { variants, cities: terms.cities })}
          terms={terms}
          {...(costs ? { costs } : {})}
          {...(host === 'main' ? { statistics: { currency: 'jpy', months } } : {})}
          now={new Date()}
          origin="https://vvoz.example"
          {...args}
        />
      </PageStory>
    );
  },
} satisfies Meta<Partial<LotPageProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A lot that is coming, with its receipt and statistics. The toolbar chooses host, scheme and width. */
export const Lot: Story = { parameters: snapshotOfPage };

/** A machine with its measures, dark, on a phone. */
export const MachineOnPhone: Story = {
  globals: { theme: 'spec', scheme: 'dark', viewport: { value: 'phone' } },
};

/** Sold: the result instead of the offer, and lots that can still be bought. */
export const Sold: Story = {
  args: { lot: sold, similar: [vezel, harrier] },
  globals: { theme: 'main', scheme: 'dark' },
};

/** Calculator and statistics fail: the page says so and shows the rest. */
export const ServicesDown: Story = {
  args: {
    costs: { costs: [{ variant: 'poshlina' }], priceNote: 'средняя цена таких лотов' },
    statistics: { currency: 'jpy', months: [] },
    similar: [],
  },
  globals: { theme: 'main', viewport: { value: 'phone' } },
};
