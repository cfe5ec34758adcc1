import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowsPrefetch, startPrefetch } from './prefetch.ts';
import { SPECULATION_RULES } from './speculationRules.ts';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on the connection %j prefetching is allowed: %s', (connection, isAllowed) => {
  expect(allowsPrefetch(connection)).toBe(isAllowed);
});

const PAGE = 'https://vvoz.example/korea?page=2';

/** Which links were marked, in order: `data-prefetch https://…`. */
let marked: string[] = [];

/** A link with the properties that prefetching reads. */
class FakeElement extends URL {
  readonly target: string = '';
  readonly download: string = '';
  readonly relList = { contains: (word: string) => this.rel === word };
  readonly rel: string = '';
  constructor(address: string, attributes: { target?: string; download?: string; rel?: string } = {}) {
    super(address, PAGE);
    Object.assign(this, attributes);
  }
  readonly attributes = new Set<string>();
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  setAttribute(name: string): void {
    this.attributes.add(name);
    marked.push(`${name} ${this.href}`);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  closest(selector: string): FakeElement | null {
    return selector === 'a' ? this : null;
  }
}

describe('the document of a link', () => {
  let added: { type: string; text: string }[];
  let connection: object | undefined;
  let isSupported: boolean;

  beforeEach(() => {
    added = [];
    marked = [];
    connection = undefined;
    isSupported = true;
    vi.useFakeTimers();
    const page = Object.assign(new EventTarget(), {
      createElement: () => ({}),
      head: { append: (script: (typeof added)[number]) => added.push(script) },
    });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', { setTimeout: (work: () => void, ms: number) => setTimeout(work, ms) });
    vi.stubGlobal('Element', FakeElement);
    vi.stubGlobal('HTMLScriptElement', {
      supports: (type: string) => isSupported && type === 'speculationrules',
    });
    vi.stubGlobal('location', new URL(`${PAGE}#lots`));
    vi.stubGlobal('navigator', {
      get connection() {
        return connection;
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const fire = (type: string, target: unknown, fields: object = {}) => {
    const event = Object.assign(new Event(type), fields);
    Object.defineProperty(event, 'target', { value: target });
    document.dispatchEvent(event);
  };
  const touch = (target: unknown) => fire('touchstart', target);
  const point = (target: unknown, pointerType = 'mouse') => fire('pointerover', target, { pointerType });

  test('the page gets the rules, whose hash its policy has', () => {
    startPrefetch();
    expect(added).toEqual([{ type: 'speculationrules', text: SPECULATION_RULES }]);
    expect(JSON.parse(SPECULATION_RULES)).toMatchObject({
      prefetch: [{ where: { selector_matches: '[data-prefetch]' } }],
      prerender: [{ where: { selector_matches: '[data-prerender]' } }],
    });
  });

  test('is prefetched once when a finger touches its link', () => {
    startPrefetch();
    const link = new FakeElement('/cars/korean/1#price');
    for (let times = 0; times < 2; times += 1) touch(link);
    expect(marked).toEqual(['data-prefetch https://vvoz.example/cars/korean/1#price']);
  });

  test('is prefetched when the mouse rests on it for a while, not when it passes', () => {
    startPrefetch();
    point(new FakeElement('/passed'));
    vi.advanceTimersByTime(199);
    point(new FakeElement('/rested'));
    vi.advanceTimersByTime(199);
    expect(marked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(marked).toEqual(['data-prefetch https://vvoz.example/rested']);
    point(new FakeElement('/touched'), 'touch');
    vi.advanceTimersByTime(1000);
    expect(marked).toHaveLength(1);
  });

  test('is prefetched although robots need not follow it, if it has nothing but the order', () => {
    startPrefetch();
    touch(new FakeElement('/japan?order_by=date_asc', { rel: 'nofollow' }));
    touch(new FakeElement('/japan?order_by=date_asc&color=red', { rel: 'nofollow' }));
    expect(marked).toEqual(['data-prefetch https://vvoz.example/japan?order_by=date_asc']);
  });

  test('is given up after five seconds, and prefetched again after that', () => {
    startPrefetch();
    const link = new FakeElement('/cars/korean/1');
    touch(link);
    vi.advanceTimersByTime(4999);
    touch(link);
    expect([marked.length, link.attributes.size]).toEqual([1, 1]);
    vi.advanceTimersByTime(1);
    expect(link.attributes.size).toBe(0);
    touch(link);
    expect(marked).toHaveLength(2);
  });

  test('of a lot is rendered once when the mouse button goes down on its link', () => {
    startPrefetch();
    const press = (target: unknown, fields: object = {}) =>
      fire('pointerdown', target, { pointerType: 'mouse', button: 0, ...fields });
    press(new FakeElement('/korea/kia'));
    press(new FakeElement('/cars/korean/1'), { button: 1 });
    press(new FakeElement('/cars/korean/1'), { pointerType: 'touch' });
    expect(marked).toEqual([]);
    const link = new FakeElement('/cars/korean/1');
    for (let times = 0; times < 2; times += 1) press(link);
    expect(marked).toEqual(['data-prerender https://vvoz.example/cars/korean/1']);
    // A touch before the press has prefetched another one.
    const touched = new FakeElement('/cars/korean/2');
    touch(touched);
    press(touched);
    expect([...touched.attributes]).toEqual(['data-prefetch', 'data-prerender']);
    vi.advanceTimersByTime(5000);
    expect([link.attributes.size, touched.attributes.size]).toEqual([0, 0]);
  });

  test.each([
    ['another host', new FakeElement('https://other.example/korea')],
    ['another window', new FakeElement('/korea/kia', { target: '_blank' })],
    ['a download', new FakeElement('/price', { download: 'price.pdf' })],
    ['a link that crawlers must not follow', new FakeElement('/korea?color=red', { rel: 'nofollow' })],
    ['a call of the site', new FakeElement('/api/lots')],
    ['a picture', new FakeElement('/pictures/korean/1/0')],
    ['a file', new FakeElement('/cars/korean/1/calendar.ics')],
    ['this page', new FakeElement('')],
    ['a part of this page', new FakeElement('#filters')],
    ['no element', {}],
  ])('is not prefetched: %s', (_name, target) => {
    startPrefetch();
    touch(target);
    expect(marked).toEqual([]);
  });

  test('is prefetched if its path only resembles a call', () => {
    startPrefetch();
    touch(new FakeElement('/korea/api/kia'));
    touch(new FakeElement('/korea/delica-d.5-x'));
    expect(marked).toHaveLength(2);
  });

  test('is not prefetched with data saver, nor by a browser without speculation rules', () => {
    startPrefetch();
    connection = { saveData: true };
    touch(new FakeElement('/korea/kia'));
    connection = undefined;
    isSupported = false;
    const other = vi.spyOn(document, 'addEventListener');
    startPrefetch();
    expect(other).not.toHaveBeenCalled();
    expect(marked).toEqual([]);
  });
});
