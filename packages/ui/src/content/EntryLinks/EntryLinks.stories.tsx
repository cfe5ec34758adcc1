import type { Meta, StoryObj } from '@storybook/react-vite';
import { ENTRIES } from '../fixtures.ts';
import { rail } from '../stories.css.ts';
import { EntryLinks } from './EntryLinks.tsx';

/** A few entries that continue a page. The whole section is an EntryList. */
const meta = {
  title: 'Content/EntryLinks',
  component: EntryLinks,
  args: {
    title: 'Новости',
    all: { label: 'Все новости', href: '#all' },
    entries: ENTRIES.map(({ title, href }) => ({ title, href, note: '12.11.2026' })),
  },
  decorators: [
    (StoryOf) => (
      <div className={rail}>
        <StoryOf />
      </div>
    ),
  ],
} satisfies Meta<typeof EntryLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
