import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Finder, type FinderProps } from './Finder.tsx';

const args: FinderProps = {
  action: '#finder',
  catalogues: [
    { value: 'japan-main', label: 'С аукционов Японии' },
    { value: 'bike', label: 'С мотоаукционов Японии' },
  ],
  brands: [
    { value: 'BMW', label: 'BMW' },
    { value: 'HONDA', label: 'Honda', popular: true },
    { value: 'TOYOTA', label: 'Toyota', popular: true },
  ],
  bodies: [
    { value: 'sedan', label: 'Седан' },
    { value: 'crossover', label: 'Кроссовер' },
  ],
  years: [2026, 2025, 2024],
  count: 1248,
  noun: ['лот', 'лота', 'лотов'],
};

const meta = { title: 'Home/Finder', component: Finder, args } satisfies Meta<typeof Finder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** A brand is chosen and its models are loaded. */
export const WithModels: Story = { args: { models: [{ value: 'FIT', label: 'Fit' }], count: 1 } };
/** A catalogue of motorcycles has no bodies. */
export const WithoutBodies: Story = { args: { bodies: [] } };
export const Loading: Story = { args: { busy: true } };
export const NoLots: Story = { args: { count: 0 } };
/** The count did not load; the form works without it. */
export const Failed: Story = { args: { count: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };

export const TellsChanges: Story = {
  args: {
    onChange: (form, field) => {
      form.dataset['changed'] = `${field}=${new FormData(form).get(field)?.toString()}`;
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Марка'), 'TOYOTA');
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-changed', 'brand=TOYOTA');
    await expect(canvas.getByLabelText('Модель')).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Найдено: 1.248 лотов/);
  },
};

/** A newer count may not be none: the button does not say so before it is known. */
export const LoadingAfterNoLots: Story = {
  args: { busy: true, count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent(/^Показать/);
  },
};
