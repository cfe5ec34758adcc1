import type { Meta, StoryObj } from '@storybook/react-vite';
import { korean, noPhoto, prius, unknown } from '../fixtures.ts';
import { LotGallery } from './LotGallery.tsx';

const meta = {
  title: 'Lots/LotGallery',
  component: LotGallery,
  args: { lot: prius },
} satisfies Meta<typeof LotGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** Fixed-price sources send no sheet: the first frame is the vehicle, and there is no legend. */
export const WithoutSheet: Story = { args: { lot: korean } };
export const OneFrame: Story = { args: { lot: unknown } };
export const NoPhoto: Story = { args: { lot: noPhoto } };
