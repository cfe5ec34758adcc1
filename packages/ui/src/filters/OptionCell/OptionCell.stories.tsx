import type { Meta, StoryObj } from '@storybook/react-vite';
import { facet, type ListFacet } from '@vvoz/catalogue/facets/facets';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { facets, hondas, mercedes, queryOf, toyotas, withModels } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { OptionCell, type OptionCellProps } from './OptionCell.tsx';

const listOf = (key: 'brand' | 'model' | 'kuzov') => facet(key) as ListFacet;

function Framed(props: OptionCellProps) {
  return (
    <div className={story.rail}>
      <Cells>
        <OptionCell {...props} />
      </Cells>
    </div>
  );
}

const meta = {
  title: 'Filters/OptionCell',
  component: OptionCell,
  args: {
    listKey: 'model',
    facet: listOf('model'),
    query: queryOf('brand=toyota'),
    options: toyotas,
    multiple: true,
    name: 'one',
    open: true,
    onPatch: fn(),
  },
  render: (args) => <Framed {...args} />,
} satisfies Meta<typeof OptionCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(/Ещё\s14\sмоделей/));
    // The rows of a fold come a picture after it has opened.
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Yaris Cross/ }));
    await expect(args.onPatch).toHaveBeenCalledWith({ lists: { model: ['YARIS CROSS'] } });
    await userEvent.type(canvas.getByRole('searchbox'), 'тойота');
    await expect(canvas.getByText('Ничего не нашлось')).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.side}>
      <Framed {...args} name="m1" />
      <Framed
        {...args}
        name="m2"
        query={queryOf('brand=honda,mercedes-benz&model=c+class+station+wagon,gle+class+coupe,v+class')}
        options={[...hondas, ...mercedes]}
      />
      <Framed {...args} name="m3" query={queryOf('')} />
      <Framed
        {...args}
        name="m4"
        listKey="kuzov"
        facet={listOf('kuzov')}
        query={queryOf('brand=toyota&model=prius&kuzov=zvw50')}
        options={withModels(toyotas).options.kuzov}
      />
      <Framed
        {...args}
        name="m5"
        listKey="brand"
        facet={listOf('brand')}
        multiple={false}
        query={queryOf('brand=rolls-royce')}
        options={facets.options.brand}
      />
      <Framed {...args} name="m6" query={queryOf('brand=toyota&model=yaris')} options={undefined} />
    </div>
  ),
};

/** In Russian, on the wrong keyboard layout, with a letter wrong. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    for (const typed of ['приус', 'ghbec', 'pruis']) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      await waitFor(() => expect(canvas.getAllByRole('checkbox')[0]).toHaveAccessibleName(/^Prius/));
    }
  },
};

/** Another click closes it where it stands; Escape gives the focus back. */
export const Dismissed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const cell = canvasElement.querySelector('details')!;
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'prius{Escape}');
    await expect(cell).toHaveAttribute('open');
    await userEvent.clear(search);
    await userEvent.keyboard('{Escape}');
    await expect(cell).not.toHaveAttribute('open');
    await expect(cell.querySelector('summary')).toHaveFocus();
    await userEvent.click(cell.querySelector('summary')!);
    const [prius] = await canvas.findAllByRole('checkbox', { name: /^Prius/ });
    await userEvent.click(prius!);
    await expect(cell).toHaveAttribute('open');
    await userEvent.click(canvasElement);
    await waitFor(() => expect(cell).not.toHaveAttribute('open'));
  },
};
