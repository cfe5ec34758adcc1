import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { cancelled, noPhoto, prius, sold } from '@vvoz/ui/lots/fixtures.ts';
import { LotGrid } from '@vvoz/ui/lots/LotGrid/LotGrid.tsx';
import { LotTable } from '@vvoz/ui/lots/LotTable/LotTable.tsx';
import { findTurnkeyPrice } from '@vvoz/ui/lots/model/shownPrice.ts';
import { ToolLink } from '@vvoz/ui/navigation/Header/ToolLink.tsx';
import { toSummary } from '../../model/toSummary.ts';
import { makeSnapshot } from '@vvoz/site-browser/shelf/makeSnapshot.ts';
import { SHELF_PAGES } from '@vvoz/site-browser/shelf/shelfPages.ts';
import { startShelf } from '@vvoz/site-browser/shelf/startShelf.ts';

const LOTS = [{ ...prius, model: 'PRIUS ALPHA' }, sold, cancelled, noPhoto];
const cards: readonly PricedLot[] = LOTS.map((lot) => ({
  ...toSummary(lot),
  costs: { poshlina: { total: 1_448_982 } },
}));

/** A list of cards under the links of the header, with the shelf started. */
function ListWithShelf() {
  return (
    <>
      {SHELF_PAGES.map((link) => (
        <ToolLink key={link.href} {...link} />
      ))}
      <LotGrid lots={cards} heading="Лоты" extras={(lot) => ({ turnkey: findTurnkeyPrice(lot) })} />
    </>
  );
}

const meta = {
  title: 'Shelf/OnCards',
  component: ListWithShelf,
  beforeEach: () => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
  },
} satisfies Meta<typeof ListWithShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const readFavourites = () => JSON.parse(localStorage.getItem('vvoz.favourites.1') ?? '[]') as LotSnapshot[];

/**
 * The snapshot read from a card equals the one that the site sends, except for the comparison's cells and the drawn
 * picture.
 */
export const ACardIsKeptAsItLooks: Story = {
  play: async ({ canvas }) => {
    startShelf();
    const hearts = await canvas.findAllByRole('button', { name: /^В избранное: / });
    for (const heart of hearts) await userEvent.click(heart);
    const expected = LOTS.map((lot, index) => {
      const {
        cells: _cells,
        picture: _drawing,
        auction,
        ...texts
      } = makeSnapshot(lot, cards[index] ?? toSummary(lot));
      return lot.status === 'coming' ? { ...texts, auction } : texts;
    });
    const stored = readFavourites().toReversed();
    await expect(stored).toMatchObject(expected);
    await expect(canvas.getByRole('link', { name: /^Избранное: 4\sлота$/ })).toHaveTextContent('4');
    const [first] = hearts;
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('link', { name: /^Избранное: 3\sлота$/ })).toHaveTextContent('3');
  },
};

/** A row of the table has the same buttons. */
export const ARowOfTheTable: Story = {
  render: () => <LotTable lots={cards} extras={(lot) => ({ turnkey: findTurnkeyPrice(lot) })} />,
  play: async ({ canvas }) => {
    startShelf();
    await userEvent.click(await canvas.findByRole('button', { name: /^В избранное: Toyota Prius Alpha/ }));
    await expect(readFavourites()).toMatchObject([
      {
        lot: 'japan/prius',
        title: 'Toyota Prius Alpha',
        state: 'live',
        price: '≈\u00A01,45\u00A0млн\u00A0₽',
      },
    ]);
  },
};

/** Another tab puts a lot on the shelf: the lot's heart and the header's count change too. */
export const AnotherTab: Story = {
  play: async ({ canvas }) => {
    startShelf();
    const entry = [{ lot: 'japan/prius', title: 'Toyota Prius Alpha', state: 'live', at: 1 }];
    localStorage.setItem('vvoz.favourites.1', JSON.stringify(entry));
    window.dispatchEvent(new StorageEvent('storage', { key: 'vvoz.favourites.1' }));
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /^В избранное: Toyota Prius Alpha/, pressed: true }),
      ).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: /^Избранное: 1\sлот$/ })).toBeVisible();
  },
};

/** A fifth lot does not fit the comparison: a message says that and links to the comparison. */
export const TheComparisonIsFull: Story = {
  play: async ({ canvas }) => {
    startShelf();
    const others = [1, 2, 3, 4].map((id) => ({ lot: `korean/${id}`, title: 'Kia', state: 'live', at: id }));
    localStorage.setItem('vvoz.compare.1', JSON.stringify(others));
    window.dispatchEvent(new StorageEvent('storage', { key: 'vvoz.compare.1' }));
    const button = await canvas.findByRole('button', { name: /^Сравнить: Toyota Prius Alpha/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const link = document.body.querySelector('output a[href="/sravnenie"]');
    await expect(link).toBeVisible();
  },
};
