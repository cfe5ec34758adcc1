import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ViewTools } from './ViewTools.tsx';

const template = findTemplate('japan-main');
if (!template) throw new Error('no template');

const meta = {
  title: 'Filters/ViewTools',
  component: ViewTools,
  args: { template, query: parseCatalogueUrl(''), onPatch: fn() },
} satisfies Meta<typeof ViewTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Chosen: Story = {
  args: { query: parseCatalogueUrl('variant=construct&payer=jur&currency=cny&layout=table') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Цена под ключ')).toHaveValue('construct');
    await expect(canvas.getByLabelText('Кто ввозит')).toHaveValue('jur');
    await expect(canvas.getByLabelText('Цена на аукционе')).toHaveValue('cny');
  },
};
export const OneVariant: Story = {
  args: { template: findTemplate('bike') ?? template },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };

export const AChoiceIsReported: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Цена под ключ'), 'распил');
    await expect(args.onPatch).toHaveBeenCalledWith({ view: { variant: 'raspil' } });
    await userEvent.selectOptions(canvas.getByLabelText('Цена на аукционе'), '¥ юани');
    await expect(args.onPatch).toHaveBeenCalledWith({ view: { currency: 'cny' } });
  },
};
