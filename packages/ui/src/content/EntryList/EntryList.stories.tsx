import type { Meta, StoryObj } from '@storybook/react-vite';
import { ENTRIES } from '../fixtures.ts';
import { EntryList } from './EntryList.tsx';

/** The entries of a section, newest first. For a few entries on a page about something else use EntryLinks. */
const meta = { title: 'Content/EntryList', component: EntryList, args: { entries: ENTRIES } } satisfies Meta<
  typeof EntryList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
