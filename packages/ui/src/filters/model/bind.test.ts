import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { getFacet, type ListFacet } from '@vvoz/catalogue/facets/facets';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { ChangeEvent } from 'react';
import { expect, test } from 'vitest';
import { parseQuery } from '../fixtures.ts';
import { makeOptionProps } from './bind.ts';

const rate = getFacet('rate') as ListFacet;
const drive = getFacet('drive') as ListFacet;

/** The address after the option is selected or deselected. */
function applyOption(
  row: ListFacet,
  multiple: boolean,
  search: string,
  values: readonly string[],
  checked: boolean,
) {
  const query = parseQuery(search);
  const patches: QueryPatch[] = [];
  const { onChange } = makeOptionProps(
    { facet: row, query, multiple, onPatch: (patch) => patches.push(patch) },
    values,
    1,
  );
  onChange?.({ currentTarget: { checked } } as ChangeEvent<HTMLInputElement>);
  expect(patches).toHaveLength(1);
  return formatCatalogueUrl(applyPatch(query, patches[0] ?? {}));
}

test.each([
  ['', ['4'], true, 'rate=4'],
  ['rate=5&page=3', ['4'], true, 'rate[]=4&rate[]=5'],
  ['rate=4,5', ['5'], false, 'rate=4'],
  ['rate=5', ['6', 'S'], true, 'rate[]=5&rate[]=6&rate[]=s'],
  ['rate=5,6', ['6', 'S'], true, 'rate[]=5&rate[]=6&rate[]=s'],
  ['rate=5,6,s', ['6', 'S'], false, 'rate=5'],
])('grades: %s, %s ticked %s → %s', (search, values, checked, expected) =>
  expect(applyOption(rate, true, search, values, checked)).toBe(expected),
);

test.each([
  ['', ['4WD'], 'priv=4wd'],
  ['priv=ff,fr', ['4WD'], 'priv=4wd'],
  ['priv=4wd', [], ''],
])('drives: %s, then %s → %s', (search, values, expected) =>
  expect(applyOption(drive, false, search, values, true)).toBe(expected),
);

test.each([
  [true, '', ['4'], false],
  [true, 'rate=4,5', ['4'], true],
  [true, 'rate=6', ['6', 'S'], false],
  [true, 'rate=5,6,s', ['6', 'S'], true],
  [true, '', [], true],
  [true, 'rate=4', [], false],
  [false, '', [], true],
  [false, 'rate=4', [], false],
  [false, 'rate=4', ['4'], true],
  [false, 'rate=4,5', ['4'], false],
  [false, 'rate=5', ['4'], false],
])('several values allowed: %s; «%s»: %j is chosen: %s', (multiple, search, values, isChosen) => {
  const props = makeOptionProps({ facet: rate, query: parseQuery(search), multiple }, values, 1);
  expect(props.defaultChecked).toBe(isChosen);
});

test('an option without lots cannot be selected, but can be deselected', () => {
  const makeProps = (search: string, count: number | undefined) =>
    makeOptionProps({ facet: drive, query: parseQuery(search), multiple: false }, ['FF', 'FR'], count);
  expect(makeProps('', 0)).toMatchObject({ type: 'radio', name: 'priv', value: 'ff,fr', disabled: true });
  expect(makeProps('priv=ff,fr', 0).disabled).toBe(false);
  expect(makeProps('', 3).disabled).toBe(false);
  expect(makeProps('', undefined).disabled).toBe(false);
});

test('without a listener an option is uncontrolled', () => {
  const props = makeOptionProps({ facet: rate, query: parseQuery('rate=4'), multiple: true }, ['4'], 1);
  expect(props).toEqual({
    type: 'checkbox',
    name: 'rate[]',
    value: '4',
    disabled: false,
    defaultChecked: true,
  });
});
