import { afterEach, expect, test, vi } from 'vitest';
import { FORM_ID } from '@vvoz/ui/filters/model/ids.ts';
import { Outage } from '../page/fetchJson.ts';
import { renewPage } from './renewPage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Page {
  readonly pathname?: string;
  readonly hasCards?: boolean;
  readonly isList?: boolean;
  /** Values of a posted form's inputs, whose default is ''. */
  readonly inputs?: readonly string[];
  readonly kept?: string;
  readonly current?: string;
  readonly status?: number;
  /** The visitor begins to fill in the form while the page loads. */
  readonly typesMeanwhile?: boolean;
}

/** A page with a price in one of several answers: each has its own rows of the framework. */
const makePage = (price: string, response: number): string =>
  `<meta name="${response}"><main>\n${price}\n</main><script>${response}</script>`;

/** Renews a page and returns the cache modes of its requests and how often it is reloaded. */
async function renew({
  pathname = '/cars/japan/1',
  hasCards = false,
  isList = false,
  inputs = [''],
  kept = makePage('500', 1),
  current = makePage('600', 2),
  status = 200,
  typesMeanwhile = false,
}: Page) {
  const reload = vi.fn();
  vi.stubGlobal('location', { href: `https://vvoz.example${pathname}`, pathname, reload });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (isList && id === FORM_ID ? {} : null),
    querySelector: (selector: string) => (hasCards && selector === '[data-lot]' ? {} : null),
    querySelectorAll: () => inputs.map((value) => ({ value, defaultValue: '' })),
  });
  const modes: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    expect(url).toBe(`https://vvoz.example${pathname}`);
    modes.push(cache);
    if (typesMeanwhile) inputs = ['Иван'];
    return cache === 'force-cache' ? new Response(kept) : new Response(current, { status });
  });
  await renewPage();
  return { modes, reloads: reload.mock.calls.length };
}

const BOTH = ['force-cache', 'no-cache'];

test.each<[string, Page]>([
  ['a lot', {}],
  ['a page with cards', { pathname: '/', hasCards: true }],
])('%s is reloaded if its main part has changed, and not if only rows have', async (_name, page) => {
  expect(await renew(page)).toEqual({ modes: BOTH, reloads: 1 });
  expect(await renew({ ...page, current: makePage('500', 2) })).toEqual({ modes: BOTH, reloads: 0 });
});

test.each<[string, Page]>([
  ['no lots', { pathname: '/o-kompanii' }],
  ['a list that renews itself', { pathname: '/korea', hasCards: true, isList: true }],
  ['a form with input', { inputs: ['', 'Иван'] }],
])('a page with %s is not requested', async (_name, page) => {
  expect(await renew(page)).toEqual({ modes: [], reloads: 0 });
});

test('a form that the visitor begins to fill in meanwhile is not lost', async () => {
  expect(await renew({ typesMeanwhile: true })).toEqual({ modes: BOTH, reloads: 0 });
});

test('without a current page the kept one stays', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await renew({ status: 503 })).toEqual({ modes: BOTH, reloads: 0 });
  expect(logged).toHaveBeenCalledWith('The page was not renewed:', new Outage('status 503'));
});
