import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { useState } from 'react';
import { Row } from '../../primitives/Stack/Row.tsx';
import { AppliedChips } from '../AppliedChips/AppliedChips.tsx';
import { renderFacetNotes } from '../FacetNotes/facetNotes.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import { FilterSheet } from '../FilterSheet/FilterSheet.client.tsx';
import { auction, facets, parseQuery, weeks } from '../fixtures.ts';
import { describeQuery } from '../model/describeQuery.ts';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import * as story from '../stories.css.ts';
import { WeekStrip } from '../WeekStrip/WeekStrip.tsx';
import { CatalogueLayout } from './CatalogueLayout.tsx';

/** All parts of the family, as on a page. */
function Page() {
  const [query, setQuery] = useState(() =>
    parseQuery(
      'brand=toyota,honda,mazda&year_min=2020&year_max=2024&mileage_max=100000&rate=4,4.5,5&order_by=date_asc',
    ),
  );
  const bound = {
    template: auction,
    query,
    onPatch: (patch: Parameters<typeof applyPatch>[1]) => setQuery((old) => applyPatch(old, patch)),
  };
  return (
    <>
      <CatalogueLayout
        rail={
          <FilterSheet>
            <FilterPanel
              {...bound}
              facets={facets}
              count={1248}
              action="#"
              resetHref="#all"
              notes={renderFacetNotes(auction)}
              before={<SortSelect {...bound} place="sheet" />}
              onSubmit={(event) => event.preventDefault()}
            />
          </FilterSheet>
        }
      >
        <Row>
          <SortSelect {...bound} place="list" />
        </Row>
        <WeekStrip {...bound} weeks={weeks} options={facets.options.day} noun={auction.noun} />
        <AppliedChips {...bound} path="/japan/czeny-na-avto" />
        <p className={story.long}>Лоты</p>
      </CatalogueLayout>
      <FilterBar count={1248} applied={describeQuery(query, auction).length} noun={auction.noun} />
    </>
  );
}

const meta = {
  title: 'Filters/CatalogueLayout',
  component: CatalogueLayout,
  args: { rail: null, children: null },
  render: () => <Page />,
} satisfies Meta<typeof CatalogueLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
