import { expect, onTestFinished, test, vi } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

const COVER = '../../primitives/browser/coverEntry.ts';
const VIEW = './LotZoom.client.tsx';

async function setup(view: object | Error) {
  const steps: string[] = [];
  vi.doMock(COVER, () => ({
    pushCover: () => steps.push('push'),
    leaveCover: () => steps.push('leave'),
  }));
  vi.doMock(VIEW, () => {
    if (view instanceof Error) throw view;
    return view;
  });
  vi.stubGlobal('window', { location: { assign: (href: string) => steps.push(href) } });
  onTestFinished(() => {
    vi.doUnmock(COVER);
    vi.doUnmock(VIEW);
    vi.unstubAllGlobals();
  });
  const { hooks, render } = await loadHooks(() => import('./useZoom.ts'));
  return { steps, show: () => render(() => hooks.useZoom((index) => steps.push(`show ${index}`))) };
}

test('the full screen has an entry in the history, which closing removes, and the gallery follows', async () => {
  const View = () => null;
  const { steps, show } = await setup({ LotZoom: View });
  show().openZoom(2, '/full');
  await vi.waitFor(() => expect(show().zoom).toEqual({ View, index: 2 }));
  show().closeZoom(5);
  expect(steps).toEqual(['push', 'leave', 'show 5']);
  expect(show().zoom).toBeUndefined();
});

test('without its script the browser opens the picture, if it has an address', async () => {
  const { steps, show } = await setup(new Error('no network'));
  show().openZoom(0, undefined);
  show().openZoom(0, '/full');
  await vi.waitFor(() => expect(steps).toEqual(['/full']));
});
