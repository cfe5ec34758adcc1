import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { defineSaveSearch } from './defineSaveSearch.ts';
import { SaveSearchPlace } from './SaveSearchPlace.tsx';

let saved = false;
const listeners = new Set<() => void>();

defineSaveSearch({
  isSaved: () => saved,
  toggle: () => {
    saved = !saved;
    for (const listener of listeners) listener();
  },
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
});

const meta = {
  title: 'Shelf/SaveSearchPlace',
  component: SaveSearchPlace,
  beforeEach: () => {
    saved = false;
  },
} satisfies Meta<typeof SaveSearchPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** The name stays; whether the list is saved is the state of the button. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Сохранить поиск', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    // A panel that is gone no longer listens.
    const before = listeners.size;
    const panel = button.closest('save-search');
    const place = panel?.parentNode;
    const next = panel?.nextSibling ?? null;
    panel?.remove();
    await expect(listeners.size).toBe(before - 1);
    // React removes it itself at the end.
    if (panel) place?.insertBefore(panel, next);
  },
};
