import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BusyProvider } from '../../primitives/Busy/Busy.client.tsx';
import { ALWAYS_BUSY } from '../../primitives/Busy/busySource.ts';
import * as story from '../stories.css.ts';
import { renderFacetNotes } from '../FacetNotes/facetNotes.tsx';
import {
  auction,
  facets,
  hondas,
  leftHand,
  mercedes,
  motorcycles,
  noLots,
  parseQuery,
  statistics,
  toyotas,
  uncounted,
  makeModelCounts,
} from '../fixtures.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

/** Holds the query as the page does, and shows it as an address. */
function Live(props: FilterPanelProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <div className={story.rail}>
      <FilterPanel
        {...props}
        notes={renderFacetNotes(props.template, props.formId)}
        query={query}
        onPatch={(patch) => setQuery((old) => applyPatch(old, patch))}
        onSubmit={(event) => event.preventDefault()}
      />
      <output className={story.address}>{formatCatalogueUrl(query)}</output>
    </div>
  );
}

const meta = {
  title: 'Filters/FilterPanel',
  component: FilterPanel,
  args: {
    template: auction,
    query: parseQuery(''),
    facets,
    count: 1248,
    action: '#',
    resetHref: '#all',
    today: '2026-11-24',
  },
  render: (args) => <Live key={formatCatalogueUrl(args.query)} {...args} />,
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = {
  args: {
    query: parseQuery(
      'brand=toyota&model=prius&kuzov=zvw50,zvw51&year_min=2018&year_max=2021&mileage_max=100000&rate=4,4.5,5&priv=2wd&color=white,pearl&lot=5123',
    ),
    facets: makeModelCounts(toyotas),
    count: 24,
  },
};

/** Three brands: the models are grouped by brand. */
export const ManyBrands: Story = {
  args: {
    query: parseQuery('brand=toyota,honda,mercedes-benz&model=c+class+station+wagon'),
    facets: makeModelCounts([...toyotas, ...hondas, ...mercedes]),
    count: 12,
  },
};

export const NoLots: Story = {
  args: {
    query: parseQuery('brand=toyota&model=prius+phv&color=green&rate=5&year_min=2021&year_max=2022'),
    facets: noLots,
    count: 0,
  },
};

/** The counts failed to load: everything can be chosen, and no counts are shown. */
export const NotCounted: Story = { args: { facets: uncounted } };

export const Statistics: Story = {
  args: { template: statistics, query: parseQuery('finish_max=1000000'), count: 300_412 },
};

export const Motorcycles: Story = { args: { template: motorcycles, count: 3107 } };

/** Single choice of brand and model, four gearboxes, and a selected drive that the template does not offer. */
export const OneChoice: Story = {
  args: { template: leftHand, query: parseQuery('brand=bmw&priv=mr'), count: 58 },
};

export const Pending: Story = {
  render: (args) => (
    <BusyProvider source={ALWAYS_BUSY}>
      <Live {...args} />
    </BusyProvider>
  ),
};

export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'narrow' } } };

export const Choosing: Story = {
  args: { facets: makeModelCounts(toyotas) },
  play: async ({ canvas, canvasElement }) => {
    const address = canvasElement.querySelector('output');
    // The control changes first, the page one frame later.
    const expectInAddress = (text: string | RegExp) => waitFor(() => expect(address).toHaveTextContent(text));
    const expectNotInAddress = (text: string) => waitFor(() => expect(address).not.toHaveTextContent(text));
    const openCell = async (name: RegExp) => {
      const details = canvas.getByText(name, { selector: 'summary > span' }).closest('details');
      if (!details) throw new Error('no cell');
      await userEvent.click(details.querySelector('summary')!);
      // The rows appear one frame later.
      await waitFor(() => expect(details.dataset['opening']).toBeUndefined());
      return within(details);
    };
    await expect(canvas.getByText('В начале выберите марку', { selector: 'summary > span' })).toBeVisible();

    const brands = await openCell(/^Марка$/);
    await expect(brands.getByRole('checkbox', { name: /Lexus/ })).toBeDisabled();
    await userEvent.click(brands.getByRole('checkbox', { name: /^Toyota/ }));
    await expectInAddress('brand=toyota');

    const models = await openCell(/^Модель$/);
    await userEvent.type(models.getByRole('searchbox', { name: 'Найти модель' }), 'chr');
    await expect(models.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(models.getByRole('checkbox', { name: /C-HR/ }));
    await expectInAddress('brand=toyota&model=c-hr');

    const mileage = within(canvas.getByRole('group', { name: /Пробег/ }));
    const to = mileage.getByRole('textbox', { name: 'до' });
    await userEvent.click(to);
    await userEvent.paste('100 000 км');
    await expectNotInAddress('mileage');
    await userEvent.tab();
    await expectInAddress('mileage_max=100000');
    await expect(to).toHaveValue('100\u00A0000');

    await userEvent.clear(to);
    await userEvent.type(to, 'много{Enter}');
    await expect(to).toHaveAccessibleDescription('Нужно целое число');
    await userEvent.clear(to);
    await userEvent.type(to, '{Enter}');
    await expectNotInAddress('mileage');

    const grades = within(canvas.getByRole('group', { name: /Оценка аукциона/ }));
    const best = grades.getByRole('checkbox', { name: /Выше 5/ });
    await expect(best).toHaveAccessibleDescription('6 и S: как новый или новый');
    await userEvent.click(best);
    await expectInAddress('rate[]=6&rate[]=s');
    await userEvent.click(best);
    await expectNotInAddress('rate');

    const drives = within(canvas.getByRole('group', { name: /Привод/ }));
    await userEvent.click(drives.getByRole('radio', { name: /4WD/ }));
    await expectInAddress('priv=4wd');
    await userEvent.click(drives.getByRole('radio', { name: 'Все' }));
    await expectNotInAddress('priv');

    // A change of brand clears the model. A click outside had closed the list.
    await userEvent.click((await openCell(/^Toyota$/)).getByRole('checkbox', { name: /^Honda/ }));
    await expectInAddress(/^brand\[\]=honda&brand\[\]=toyota$/);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={story.side}>
      <Live {...meta.args} formId="panel-1" />
      <Live {...meta.args} {...Chosen.args} formId="panel-2" />
      <Live {...meta.args} {...NoLots.args} formId="panel-3" />
      <Live {...meta.args} {...OneChoice.args} formId="panel-4" />
    </div>
  ),
};
