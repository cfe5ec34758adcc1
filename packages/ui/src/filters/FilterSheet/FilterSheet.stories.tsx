import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStore } from 'jotai/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { readEntryNote } from '../../primitives/browser/historyEntry.ts';
import { Info } from '../../primitives/Info/Info.tsx';
import { CatalogueLayout } from '../CatalogueLayout/CatalogueLayout.tsx';
import { FacetGroup } from '../FacetGroup/FacetGroup.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import { auction, facets, parseQuery } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { FilterSheet } from './FilterSheet.client.tsx';
import { closeSheet } from './sheetHistory.ts';

function Page() {
  const store = useStore();
  return (
    <>
      <CatalogueLayout
        rail={
          <FilterSheet>
            <FilterPanel
              template={auction}
              query={parseQuery('brand=toyota,honda&year_min=2020')}
              facets={facets}
              count={1248}
              action="#"
              resetHref="#all"
              onSubmit={(event) => {
                event.preventDefault();
                void closeSheet(store);
              }}
            />
          </FilterSheet>
        }
      >
        <p className={story.long}>Лоты</p>
      </CatalogueLayout>
      <FilterBar count={1248} applied={3} noun={auction.noun} />
    </>
  );
}

const meta = {
  title: 'Filters/FilterSheet',
  component: FilterSheet,
  args: { children: null },
  render: () => <Page />,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Beside the list it is a rail. */
export const Rail: Story = { globals: { viewport: { value: 'desktop' } } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Фильтры/ }));
    // After the fade-in.
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Фильтры' })).toBeVisible());
  },
};

/** The sheet exists on small screens only. */
const isPhone = () => !matchMedia('(min-width: 1024px)').matches;

export const OpeningAndClosing: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (!isPhone()) return;
    const opener = canvas.getByRole('link', { name: /Фильтры/ });
    const list = canvasElement.querySelector('#lots')!;
    const root = canvasElement.ownerDocument.documentElement;
    // The dialog closes first; the step back to the history entry without the sheet ends later.
    const closed = () =>
      waitFor(async () => {
        await expect(canvas.queryByRole('dialog')).toBeNull();
        await expect(readEntryNote().sheet).toBeUndefined();
      });
    const entries = history.length;

    await userEvent.click(opener);
    const sheet = await canvas.findByRole('dialog', { name: 'Фильтры' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(list.closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(getComputedStyle(root).overflowY).toBe('hidden'));
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(list.closest('[inert]')).toBeNull();
    await waitFor(() => expect(getComputedStyle(root).overflowY).not.toBe('hidden'));

    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('link', { name: 'Закрыть фильтры' }));
    await closed();

    await userEvent.click(opener);
    await canvas.findByRole('dialog');
    history.back();
    await closed();

    await userEvent.click(opener);
    await userEvent.click(
      within(await canvas.findByRole('dialog')).getByRole('button', { name: /^Показать/ }),
    );
    await closed();
    // After four openings there is one entry ahead and no extra entry that Back would have to cross.
    await expect(history.length).toBeLessThanOrEqual(entries + 1);
  },
};

/** Escape closes an open explanation first. The sheet, with what was chosen in it, stays. */
export const ExplanationInTheSheet: Story = {
  render: () => (
    <>
      <FilterSheet>
        <Info label="Что значат оценки">4 — хорошее состояние</Info>
      </FilterSheet>
      <FilterBar count={1248} applied={3} noun={auction.noun} />
    </>
  ),
  play: async ({ canvas }) => {
    if (!isPhone()) return;
    await userEvent.click(canvas.getByRole('link', { name: /Фильтры/ }));
    const sheet = await canvas.findByRole('dialog');
    await waitFor(() => expect(sheet.getAnimations()).toEqual([]));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Что значат оценки' }));
    await waitFor(() => expect(sheet.querySelector(':popover-open')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    history.back();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** A long list covers the groups of the sheet; head and «Показать» stay. Its button leads back to the same place. */
export const ListAsALevel: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (!isPhone()) return;
    await userEvent.click(canvas.getByRole('link', { name: /Фильтры/ }));
    const sheet = await canvas.findByRole('dialog', { name: 'Фильтры' });
    await waitFor(() => expect(sheet).toHaveFocus());
    // Until it has faded in, it moves what is fixed.
    await waitFor(() => expect(sheet.getAnimations()).toEqual([]));
    const [brand] = canvasElement.querySelectorAll('details');
    const summary = brand!.querySelector('summary')!;
    summary.scrollIntoView();
    const before = sheet.scrollTop;
    summary.click();
    const view = canvasElement.ownerDocument.defaultView!;
    const box = () => brand!.getBoundingClientRect();
    await waitFor(() => expect(box().width).toBe(view.innerWidth));
    await waitFor(() => expect(box().bottom).toBe(view.innerHeight));
    await expect(box().top).toBe(
      within(sheet).getByRole('heading').parentElement!.getBoundingClientRect().bottom,
    );
    const show = within(sheet)
      .getByRole('button', { name: /^Показать/ })
      .getBoundingClientRect();
    const onTop = canvasElement.ownerDocument.elementFromPoint(show.x + show.width / 2, show.y + 10);
    await expect(onTop?.closest('button')).toHaveAccessibleName(/^Показать/);
    summary.click();
    await waitFor(() => expect(box().width).toBeLessThan(view.innerWidth));
    await expect(sheet.scrollTop).toBe(before);
  },
};

/** Filters change while the sheet is open: closing keeps the new address. */
export const AddressChangedMeanwhile: Story = {
  play: async ({ canvas }) => {
    if (!isPhone()) return;
    const before = location.href;
    await userEvent.click(canvas.getByRole('link', { name: /Фильтры/ }));
    await canvas.findByRole('dialog');
    history.replaceState({ ...history.state }, '', '?brand=toyota');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(location.search).toBe('?brand=toyota');
    history.replaceState(null, '', before);
  },
};

export const Matrix: Story = {
  ...Open,
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <FilterSheet>
        <FacetGroup title="Год выпуска">2018–2021</FacetGroup>
      </FilterSheet>
      <FilterBar count={1248} applied={3} noun={auction.noun} />
    </>
  ),
};
