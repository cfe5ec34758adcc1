import type { Meta, StoryObj } from '@storybook/react-vite';
import { BODY_KINDS, MACHINE_KINDS, MOTO_CLASSES } from '@vvoz/catalogue/words/vehicleKinds';
import { getFacet, type ListFacet } from '@vvoz/catalogue/facets/facets';
import { expect, fn, userEvent } from 'storybook/test';
import { parseQuery } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { Silhouettes } from './Silhouettes.tsx';

const getListFacet = (key: 'bodyKind' | 'machineKind' | 'motoClass') => getFacet(key) as ListFacet;
const makeArgs = (key: Parameters<typeof getListFacet>[0], counts: readonly number[]) => {
  const facet = getListFacet(key);
  const values = facet.values ?? [];
  return {
    facet,
    choices: values.map((value) => ({ label: LABELS[value] ?? value, values: [value] })),
    options: values.map((value, at) => ({ value, count: counts[at] ?? 0 })),
  };
};
const LABELS: Readonly<Record<string, string>> = { ...BODY_KINDS, ...MACHINE_KINDS, ...MOTO_CLASSES };

/** A choice of body types by shape. Elsewhere body types are words. */
const meta = {
  title: 'Filters/Silhouettes',
  component: Silhouettes,
  args: {
    ...makeArgs('bodyKind', [2114, 4806, 1372, 1869, 3338, 214, 0, 640, 2905]),
    query: parseQuery('body_kind=crossover'),
    multiple: true,
    onPatch: fn(),
  },
  decorators: [
    (Story) => (
      <div className={story.rail}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Silhouettes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any number of tiles can be chosen. A tile without lots stays in its place. */
export const Bodies: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Кроссовер, 1\u00A0869' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Пикап, 0' })).toBeDisabled();
    const minivan = canvas.getByRole('checkbox', { name: 'Минивэн, 3\u00A0338' });
    await expect(minivan.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(minivan);
    await expect(args.onPatch).toHaveBeenCalledWith({ lists: { bodyKind: ['crossover', 'minivan'] } });
  },
};

/** Long names have two tiles in a row. */
export const Machines: Story = {
  args: {
    ...makeArgs('machineKind', [464, 212, 318, 74, 129, 88, 146, 68, 3]),
    query: parseQuery('machine_kind=excavator'),
  },
};

export const Motorcycles: Story = {
  args: { ...makeArgs('motoClass', [311, 428, 206, 174, 12, 390]), query: parseQuery('moto_class=naked') },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.column}>
      <Silhouettes {...args} />
      <Silhouettes {...args} query={parseQuery('')} options={undefined} />
      <Silhouettes {...args} {...makeArgs('machineKind', [464, 212, 318])} />
    </div>
  ),
};
