import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTitle } from './PageTitle.tsx';

/**
 * The one heading of the first level, with the count or a sentence beside it. Headings of sections belong to Band.
 */
const meta = {
  title: 'Primitives/PageTitle',
  component: PageTitle,
  args: { children: 'Авто с аукционов Японии', count: '1 248 лотов' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const NoCount: Story = { args: { count: undefined } };
export const TwoLines: Story = {
  args: { children: 'Электрогидравлические экскаваторы-погрузчики из Китая', count: '0 машин' },
  globals: { viewport: { value: 'narrow' } },
};
