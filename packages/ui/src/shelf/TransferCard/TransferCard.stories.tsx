import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TransferCard } from './TransferCard.tsx';

/** Not a real code: only its look. */
const modules = Array.from({ length: 33 }, (_, y) =>
  Array.from({ length: 33 }, (_x, x) => (x * y + x + 2 * y) % 3 === 0),
);

const meta = {
  title: 'Shelf/TransferCard',
  component: TransferCard,
  args: {
    link: 'https://vvoz.example/izbrannoe#p=1japan:3y8,3yb;korea:7ps&japan:3y8/1x2y3z',
    modules,
    omitted: 0,
    copied: false,
    onCopy: fn(),
  },
} satisfies Meta<typeof TransferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const TooManyLots: Story = { args: { omitted: 38, copied: true } };
/** The library that draws the code could not be loaded. */
export const LinkOnly: Story = { args: { modules: undefined } };
