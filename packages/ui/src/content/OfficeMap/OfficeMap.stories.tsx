import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfficeMap } from './OfficeMap.tsx';

const meta = {
  title: 'Content/OfficeMap',
  component: OfficeMap,
  args: { place: { lat: 43.1176, lon: 131.879 }, address: 'Владивосток, ул. Светланская, 1' },
} satisfies Meta<typeof OfficeMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
/** Nothing is drawn for an office that is not on the map. */
export const Elsewhere: Story = {
  args: { place: { lat: 55.75, lon: 37.62 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
