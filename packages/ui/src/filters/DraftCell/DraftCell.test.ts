import { beforeEach, expect, test, vi } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';
import type { DraftCellProps } from './DraftCell.client.tsx';

interface Field {
  readonly props: {
    readonly value: string;
    readonly onChange: (event: object) => void;
    readonly onBlur: () => void;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A field that is shown; `get` renders it again. */
async function show() {
  const onCommit = vi.fn<NonNullable<DraftCellProps['onCommit']>>();
  const { hooks, render, unmount } = await loadHooks(() => import('./DraftCell.client.tsx'));
  const props = { caption: 'от', name: 'year_min', value: '', onCommit };
  const get = () => render(() => hooks.DraftCell(props)) as unknown as Field;
  const type = (value: string) => get().props.onChange({ currentTarget: { value } });
  return { onCommit, get, type, unmount };
}

test('a pause in typing sends the last text, once', async () => {
  const { onCommit, type } = await show();
  type('20');
  vi.advanceTimersByTime(299);
  type('2020');
  vi.advanceTimersByTime(10_000);
  expect(onCommit.mock.calls).toEqual([['2020']]);
});

test('a field that is left sends its text at once, and not again after the pause', async () => {
  const { onCommit, get, type } = await show();
  type('2020');
  get().props.onBlur();
  vi.advanceTimersByTime(10_000);
  expect(onCommit.mock.calls).toEqual([['2020']]);
});

test('a field that is gone sends nothing', async () => {
  const { onCommit, type, get, unmount } = await show();
  type('2020');
  expect(get().props.value).toBe('2020');
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(onCommit).not.toHaveBeenCalled();
});
