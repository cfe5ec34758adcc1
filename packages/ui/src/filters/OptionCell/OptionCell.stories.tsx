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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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
        facet={listOf('kuzov')}
        query={queryOf('brand=toyota&model=prius&kuzov=zvw50')}
        options={withModels(toyotas).options.kuzov}
      />
      <Framed
        {...args}
        name="m5"
        facet={listOf('brand')}
        multiple={false}
        query={queryOf('brand=rolls-royce')}
        options={facets.options.brand}
      />
      <Framed
        {...args}
        name="m7"
        facet={listOf('kuzov')}
        query={queryOf('brand=toyota&model=tank,roomy&kuzov=m900a_tank_toyota')}
        options={[
          { value: 'M900A', count: 5, brand: 'TOYOTA', model: 'TANK' },
          { value: 'M900A', count: 7, brand: 'TOYOTA', model: 'ROOMY' },
        ]}
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

const typed = async (canvas: Canvas, canvasElement: HTMLElement) => {
  const summary = canvasElement.querySelector('summary')!;
  await expect(summary).toHaveFocus();
  // At once, within the picture in which it opens.
  await userEvent.keyboard('ghbe');
  const search = await canvas.findByRole('searchbox');
  await expect(search).toHaveFocus();
  await userEvent.keyboard('c');
  await expect(search).toHaveValue('ghbec');
  await waitFor(() => expect(canvas.getAllByRole('checkbox')[0]).toHaveAccessibleName(/^Prius/));
};

/** A list that was opened by a pointer: letters go into its search, and the focus only with them. */
export const TypedAfterAPress: Story = {
  args: { open: false },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    await typed(canvas, canvasElement);
  },
};

export const TypedAfterAKey: Story = {
  args: { open: false },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    // What a browser makes of Enter; the simulated keyboard makes nothing of it.
    canvasElement.querySelector('summary')!.click();
    await typed(canvas, canvasElement);
  },
};

/** From a row too; a key that does something already keeps doing it. */
export const TypedOnARow: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const row = canvas.getAllByRole('checkbox')[0]!;
    row.focus();
    await userEvent.keyboard(' {Control>}a{/Control}{ArrowDown}{Tab}');
    await expect(args.onPatch).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    row.focus();
    await userEvent.keyboard('p');
    await expect(canvas.getByRole('searchbox')).toHaveValue('p');
    await userEvent.keyboard('{Backspace}{Escape}');
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    // Closed it takes nothing.
    await userEvent.keyboard('p');
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

/** A short list has no search: the focus stays. */
export const TypedWithoutASearch: Story = {
  args: { open: false, options: toyotas.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    await userEvent.keyboard('p');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
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
