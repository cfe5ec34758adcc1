import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { addToPage } from './addToPage.ts';
import { createPageRoot } from './createPageRoot.ts';

const steps = vi.hoisted(() => [] as string[]);
vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
vi.mock('react-dom/client', () => ({
  createRoot: () => ({
    render: (content: string) => steps.push(`render ${content}`),
    unmount: () => steps.push('unmount'),
  }),
}));
afterAll(() => {
  vi.doUnmock('react-dom/client');
  vi.resetModules();
});

let extras: object | null;
const createPlace = (name: string) => ({ append: () => steps.push(`append to ${name}`) });

beforeEach(() => {
  steps.length = 0;
  extras = createPlace('extras');
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => steps.push('remove') }),
    getElementById: (id: string) => (id === 'extras' ? extras : null),
    body: createPlace('body'),
  });
  return () => vi.unstubAllGlobals();
});

test('what is added is the page’s own until it goes, with what it has started', () => {
  const root = createPageRoot(addToPage);
  root.render('chat');
  root.remove();
  expect(steps).toEqual(['append to extras', 'render chat', 'unmount', 'remove']);
});

test('a document without a place for it has it at its end', () => {
  extras = null;
  createPageRoot(addToPage);
  expect(steps).toEqual(['append to body']);
});
