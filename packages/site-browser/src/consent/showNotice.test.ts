import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { showNotice } from './showNotice.ts';

interface Notice {
  readonly props: { readonly ref: (strip: object | null) => void; readonly onChoose: unknown };
}
const state = vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
  return { steps: [] as string[], notice: undefined as unknown };
});
vi.mock('@vvoz/ui/visitor/ConsentNotice/ConsentNotice.tsx', () => ({ ConsentNotice: () => null }));
vi.mock('../page/createPageRoot.ts', () => ({
  createPageRoot: () => ({
    render: (notice: unknown) => (state.notice = notice),
    remove: () => state.steps.push('remove'),
  }),
}));
vi.mock('./keepPageClear.ts', () => ({
  keepPageClear: () => {
    state.steps.push('keep clear');
    return () => state.steps.push('stop');
  },
}));
afterAll(() => {
  vi.doUnmock('@vvoz/ui/visitor/ConsentNotice/ConsentNotice.tsx');
  vi.doUnmock('../page/createPageRoot.ts');
  vi.doUnmock('./keepPageClear.ts');
  vi.resetModules();
});

const OFFERED = { counters: [], chat: undefined, measuresSpeed: false, policyHref: '/privacy-policy' };
const createElement = (name: string) =>
  ({ focus: () => state.steps.push(`focus ${name}`) }) as unknown as HTMLElement;
const place = (strip: object | null) => (state.notice as Notice).props.ref(strip);

beforeEach(() => {
  state.steps = [];
});

test('a notice that was opened takes the focus and gives it back', () => {
  const hide = showNotice({ ...OFFERED, opener: createElement('link') });
  const strip = createElement('strip');
  place(strip);
  // React may set the reference again.
  place(null);
  place(strip);
  expect(state.steps).toEqual(['keep clear', 'focus strip']);
  hide();
  expect(state.steps.slice(2)).toEqual(['stop', 'remove', 'focus link']);
});

test('a notice that comes by itself leaves the focus alone', () => {
  const hide = showNotice({ ...OFFERED, opener: undefined });
  place(createElement('strip'));
  hide();
  expect(state.steps).toEqual(['keep clear', 'stop', 'remove']);
});
