import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { LotToolsElement } from '../customElements.ts';
import { prius } from '../snapshotFixtures.ts';
import { defineLotTools, type LotToolsShelf } from './defineLotTools.ts';
import { LotToolsBar } from './LotToolsBar.tsx';

const pressedLists = new Set<string>();
const listeners = new Set<() => void>();

const shelf: LotToolsShelf = {
  has: (list) => pressedLists.has(list),
  toggle: (list) => {
    if (!pressedLists.delete(list)) pressedLists.add(list);
    for (const listener of listeners) listener();
  },
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  // Lots of other stories in the same page have no snapshot in their markup.
  readSnapshot: ({ dataset }) =>
    dataset['snapshot'] === undefined ? undefined : (JSON.parse(dataset['snapshot']) as LotSnapshot),
};

const meta = {
  title: 'Shelf/LotTools',
  component: LotToolsBar,
  args: { snapshot: prius },
  beforeEach: () => {
    pressedLists.clear();
    defineLotTools(shelf);
  },
} satisfies Meta<typeof LotToolsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a lot's page, in words. */
export const Words: Story = {
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'В избранное', pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Сравнить' })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** On a card, with icons only: the heart is pressed, the comparison is not. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ snapshot }) => (
    <div data-snapshot={JSON.stringify(snapshot)}>
      <LotToolsElement />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'В избранное: Toyota Prius ZVW51 2022' }));
    const compare = canvas.getByRole('button', { name: 'Сравнить: Toyota Prius ZVW51 2022' });
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
    await expect(compare.offsetWidth).toBeGreaterThanOrEqual(window.innerWidth < 1024 ? 44 : 24);
    // A card that leaves the list no longer listens, and does again when the list puts it back.
    const tools = compare.closest('lot-tools');
    const place = tools?.parentElement;
    const before = listeners.size;
    tools?.remove();
    await expect(listeners.size).toBe(before - 1);
    if (tools) place?.append(tools);
    await expect(listeners.size).toBe(before);
  },
};
