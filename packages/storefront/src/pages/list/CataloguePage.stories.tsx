import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { noLots } from '@vvoz/ui/filters/fixtures.ts';
import { getCatalogue, pageFixtures, terms } from '../../testing/pageFixtures.ts';
import { findHost, pageParameters, snapshotOfPage } from '../../testing/pageModes.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { CataloguePage } from './CataloguePage.tsx';
import type { SettledView } from '../../model/settledView.ts';

interface Args {
  /** Query string of the page. */
  readonly search: string;
  /** What differs from a full list. */
  readonly view?: Partial<SettledView>;
}

const meta = {
  title: 'Pages/List',
  parameters: pageParameters,
  args: { search: '' },
  render: ({ search, view }, { globals }) => {
    const host = findHost(globals);
    const template = getCatalogue(host);
    return (
      <PageStory host={host} path={template.path}>
        <CataloguePage
          template={template}
          page={{
            ID: '1',
            template: template.name,
            type: template.type,
            type_parent: template.typeParent,
            title: template.title,
            breadcrumb: [],
          }}
          siteName="Ввоз"
          view={{
            query: parseCatalogueUrl(search),
            count: 1248,
            facets: pageFixtures[host].facets,
            titles: { heading: template.title, title: template.title },
            items: pageFixtures[host].lots,
            ...view,
          }}
          terms={terms}
          now={new Date()}
        />
      </PageStory>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A fresh list. The toolbar chooses host, scheme and width. */
export const List: Story = { parameters: snapshotOfPage };

/** Filters applied, on a phone: the panel is behind the bar at the bottom. */
export const FilteredOnPhone: Story = {
  args: { search: 'brand=toyota,honda&year_min=2018&mileage_max=100000&rate=4,4.5' },
  globals: { theme: 'main', scheme: 'dark', viewport: { value: 'phone' } },
};

/** Machinery, dark. */
export const Machinery: Story = { globals: { theme: 'spec', scheme: 'dark' } };

/** Nothing found: the smallest changes that find something, with their counts. */
export const NothingFound: Story = {
  args: {
    search: 'brand=toyota&color=pink&year_min=2024',
    view: {
      count: 0,
      items: [],
      facets: noLots,
      relaxed: [
        { text: 'без цвета', count: 14, search: 'brand=toyota&year_min=2024' },
        { text: 'год от 2022', count: 3, search: 'brand=toyota&color=pink&year_min=2022' },
      ],
    },
  },
  globals: { theme: 'main' },
};

/** The calculator does not answer: lots without turnkey prices. */
export const WithoutPrices: Story = {
  args: {
    view: { items: pageFixtures.china.lots.map(({ costs: _costs, ...lot }) => ({ ...lot, unpriced: true })) },
  },
  globals: { theme: 'china', viewport: { value: 'phone' } },
};
