import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { SavedSearches } from './SavedSearches.tsx';

const meta = {
  title: 'Shelf/SavedSearches',
  component: SavedSearches,
  args: {
    searches: [
      {
        address: '#prius',
        feed: '#feed-prius',
        title: 'Toyota Prius с аукционов Японии: 2020–2024, до 100 000 км',
        count: 48,
        fresh: { count: 14, more: false },
        chance: 'примерно 7 из\u00A010',
      },
      {
        address: '#korea',
        feed: '#feed-korea',
        title: 'Корейские авто',
        count: 1248,
        fresh: { count: 100, more: true },
      },
      {
        address: '#china',
        feed: '#feed-china',
        title: 'Китайские авто',
        count: 1,
        fresh: { count: 0, more: false },
      },
      { address: '#moto', feed: '#feed-moto', title: 'Мотоаукционы онлайн', count: 512 },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof SavedSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const NewLotsAndRemoval: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(replaceNbsp(first?.textContent ?? '')).toContain('48 лотов · новые с прошлого раза — 14');
    await expect(canvas.getByRole('link', { name: /RSS.: Корейские авто$/ })).toHaveAttribute(
      'href',
      '#feed-korea',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать поиск: Корейские авто' }));
    await expect(args.onRemove).toHaveBeenCalledWith('#korea');
  },
};
