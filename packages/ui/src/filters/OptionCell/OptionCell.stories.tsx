import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFacet, type ListFacet } from '@vvoz/catalogue/facets/facets';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { facets, hondas, mercedes, parseQuery, toyotas, makeModelCounts } from '../fixtures.ts';
import * as story from '../stories.css.ts';
import { OptionCell, type OptionCellProps } from './OptionCell.tsx';

const getListFacet = (key: 'brand' | 'model' | 'kuzov') => getFacet(key) as ListFacet;

function Framed(props: OptionCellProps) {
  return (
    <div className={story.rail}>
      <Cells>
        <OptionCell {...props} />
      </Cells>
    </div>
  );
}

/**
 * A facet with a long list, closed until it is needed; on a phone it opens as a level of its own. For up to about
 * eight values use Checks or Choices.
 */
const meta = {
  title: 'Filters/OptionCell',
  component: OptionCell,
  args: {
    facet: getListFacet('model'),
    query: parseQuery('brand=toyota'),
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
    // The rows of a fold appear one frame after it opens.
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
        query={parseQuery('brand=honda,mercedes-benz&model=c+class+station+wagon,gle+class+coupe,v+class')}
        options={[...hondas, ...mercedes]}
      />
      <Framed {...args} name="m3" query={parseQuery('')} />
      <Framed
        {...args}
        name="m4"
        facet={getListFacet('kuzov')}
        query={parseQuery('brand=toyota&model=prius&kuzov=zvw50')}
        options={makeModelCounts(toyotas).options.kuzov}
      />
      <Framed
        {...args}
        name="m5"
        facet={getListFacet('brand')}
        multiple={false}
        query={parseQuery('brand=rolls-royce')}
        options={facets.options.brand}
      />
      <Framed
        {...args}
        name="m7"
        facet={getListFacet('kuzov')}
        query={parseQuery('brand=toyota&model=tank,roomy&kuzov=m900a_tank_toyota')}
        options={[
          { value: 'M900A', count: 5, brand: 'TOYOTA', model: 'TANK' },
          { value: 'M900A', count: 7, brand: 'TOYOTA', model: 'ROOMY' },
        ]}
      />
      <Framed {...args} name="m6" query={parseQuery('brand=toyota&model=yaris')} options={undefined} />
    </div>
  ),
};

/** Search in Russian, in the wrong keyboard layout, with a typo. */
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

/** Another brand has another list: what was searched for in the first one hides none of it. */
export const AnotherBrand: Story = {
  render: function Changing(args) {
    const [query, setQuery] = useState(args.query);
    return (
      <>
        <button type="button" onClick={() => setQuery(parseQuery('brand=honda'))}>
          Honda
        </button>
        <Framed {...args} query={query} options={query === args.query ? toyotas : hondas} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'prius');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')[0]).toHaveAccessibleName(/^Prius/));
    await userEvent.click(canvas.getByRole('button', { name: 'Honda' }));
    await expect(canvas.queryByText('Ничего не нашлось')).toBeNull();
    await expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(1);
  },
};

const typeIntoList = async (canvas: Canvas, canvasElement: HTMLElement) => {
  const summary = canvasElement.querySelector('summary')!;
  await expect(summary).toHaveFocus();
  // Types at once, in the frame in which the list opens.
  await userEvent.keyboard('ghbe');
  const search = await canvas.findByRole('searchbox');
  await expect(search).toHaveFocus();
  await userEvent.keyboard('c');
  await expect(search).toHaveValue('ghbec');
  await waitFor(() => expect(canvas.getAllByRole('checkbox')[0]).toHaveAccessibleName(/^Prius/));
};

/** A list opened by a pointer: typed letters go to its search, which takes the focus only then. */
export const TypedAfterAPress: Story = {
  args: { open: false },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    await typeIntoList(canvas, canvasElement);
  },
};

export const TypedAfterAKey: Story = {
  args: { open: false },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    // What a browser does on Enter; the simulated keyboard does not.
    canvasElement.querySelector('summary')!.click();
    await typeIntoList(canvas, canvasElement);
  },
};

/** Typing on a row also goes to the search, except Space, Tab, arrows and shortcuts, which do what they always do. */
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
    // A closed list does not take the focus.
    await userEvent.keyboard('p');
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

/** A list renders most of its rows when it is opened; the rows that were there stay in their place. */
export const CompleteWhenOpened: Story = {
  args: { open: false },
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary')!;
    const boxes = () => [...canvasElement.querySelectorAll('input[type="checkbox"]')];
    const first = boxes();
    await userEvent.click(summary);
    await canvas.findByRole('searchbox');
    await expect(boxes().slice(0, first.length)).toEqual(first);
    await expect(boxes().length).toBeGreaterThan(first.length);
    await expect(summary).toHaveFocus();
  },
};

/** A list opened without a press, by the browser's search on the page. */
export const OpenedByTheBrowser: Story = {
  args: { open: false },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('details')!.open = true;
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
};

/** A short list has no search, so the focus stays. */
export const TypedWithoutASearch: Story = {
  args: { open: false, options: toyotas.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    await userEvent.keyboard('p');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

/** A click outside closes the list; Escape also returns the focus to its button. */
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
