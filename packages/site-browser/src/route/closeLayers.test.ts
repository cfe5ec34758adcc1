import { beforeEach, expect, test, vi } from 'vitest';
import { closeLayers } from './closeLayers.ts';
import type { RouteCause } from './routeChange.ts';

/** A layer of the page; `holdsFocus`: the visitor is choosing in it. */
const createLayer = (holdsFocus: boolean) => {
  const layer = {
    open: true,
    contains: () => holdsFocus,
    hidePopover: () => void (layer.open = false),
    close: () => void (layer.open = false),
  };
  return layer;
};
type Layer = ReturnType<typeof createLayer>;
let layers: Readonly<Record<'popover' | 'ownPopover' | 'dialog' | 'ownDialog' | 'cell', Layer>>;

beforeEach(() => {
  layers = {
    popover: createLayer(false),
    ownPopover: createLayer(true),
    dialog: createLayer(false),
    ownDialog: createLayer(true),
    cell: createLayer(false),
  };
  const { popover, ownPopover, dialog, ownDialog, cell } = layers;
  const found: Readonly<Record<string, readonly Layer[]>> = {
    ':popover-open': [popover, ownPopover],
    'dialog[open]': [dialog, ownDialog],
    '#filters details[open]': [cell],
  };
  vi.stubGlobal('document', { querySelectorAll: (selector: string) => found[selector] ?? [] });
  return () => vi.unstubAllGlobals();
});

test.each<[RouteCause, readonly string[]]>([
  ['load', []],
  ['address', ['popover', 'dialog']],
  ['history', ['popover', 'ownPopover', 'dialog', 'ownDialog', 'cell']],
  ['restore', ['popover', 'ownPopover', 'dialog', 'ownDialog', 'cell']],
])('a change of route by %s closes %j', (cause, closed) => {
  closeLayers({ url: '/', before: '', cause });
  const names = Object.entries(layers).filter(([, { open }]) => !open);
  expect(names.map(([name]) => name)).toEqual(closed);
});
