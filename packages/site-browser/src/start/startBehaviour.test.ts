import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startBehaviour } from './startBehaviour.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const startInTurn = vi.hoisted(() => vi.fn());
vi.mock('../page/startInTurn.ts', () => ({ startInTurn }));
// Modules that need a browser as soon as they are loaded.
vi.mock('../shelf/startShelf.ts', () => ({ startShelf: vi.fn() }));
afterAll(() => {
  vi.doUnmock('../page/startInTurn.ts');
  vi.doUnmock('../shelf/startShelf.ts');
  vi.resetModules();
});

afterEach(() => {
  startInTurn.mockReset();
  vi.unstubAllGlobals();
});

test('a prerendered page starts when it is shown, so that it is not counted as a view before', async () => {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', page);
  const started = startBehaviour();
  await Promise.resolve();
  expect(startInTurn).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('prerenderingchange'));
  await started;
  expect(startInTurn).toHaveBeenCalledOnce();
});

test('an ordinary page starts at once', async () => {
  vi.stubGlobal('document', new EventTarget());
  await startBehaviour();
  expect(startInTurn).toHaveBeenCalledOnce();
});

test('errors are heard of first, routes are watched after all who hear of them, and nothing is left out', async () => {
  vi.stubGlobal('document', new EventTarget());
  await startBehaviour();
  const starts = startInTurn.mock.calls[0]?.[0] as readonly { readonly name: string }[];
  const names = starts.map(({ name }) => name);
  expect(names[0]).toBe('watchBugs');
  expect(names.slice(names.indexOf('startSubscribers')).slice(0, 3)).toEqual([
    'startSubscribers',
    'startServices',
    'watchRoutes',
  ]);
  expect(names).toEqual(expect.arrayContaining(['startQueue', 'watchRestoredPage', 'registerWorker']));
});
