import { useStore } from 'jotai/react';
import { atom, getDefaultStore, type Store } from 'jotai/vanilla';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageStore } from './PageStore.client.tsx';

/** Renders a page with two islands and returns the store of each. */
function renderPage(): Store[] {
  const stores: Store[] = [];
  function Island() {
    stores.push(useStore());
    return null;
  }
  renderToStaticMarkup(
    <PageStore>
      <Island />
      <Island />
    </PageStore>,
  );
  return stores;
}

test('islands of a page share a store, requests do not', () => {
  const [first, second] = renderPage();
  const [other] = renderPage();
  expect(first).toBe(second);
  expect(other).not.toBe(first);
  expect(first).not.toBe(getDefaultStore());

  const valueAtom = atom('initial');
  first?.set(valueAtom, 'of the first request');
  expect(other?.get(valueAtom)).toBe('initial');
});
