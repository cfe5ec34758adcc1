import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowsPrefetch, startPrefetch } from './prefetch.ts';

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
  closest(selector: string): FakeElement | null {
    return selector === 'a' ? this : null;
  }
}

describe('the document of a link', () => {
  let added: { type: string; nonce: string; text: string }[];
  let removed: unknown[];
  let connection: object | undefined;
  let isSupported: boolean;

  beforeEach(() => {
    added = [];
    removed = [];
    connection = undefined;
    isSupported = true;
    vi.useFakeTimers();
    const page = Object.assign(new EventTarget(), {
      createElement: () => {
        const script = { remove: () => removed.push(script) };
        return script;
      },
      querySelector: (selector: string) => (selector === 'script[nonce]' ? { nonce: 'secret' } : null),
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
  const listUrls = () =>
    added.flatMap(
      ({ text }) => (JSON.parse(text) as { prefetch: { urls: string[] }[] }).prefetch[0]?.urls ?? [],
    );

  test('is prefetched once when a finger touches it, by a rule with the nonce of the page', () => {
    startPrefetch();
    for (let times = 0; times < 2; times += 1) touch(new FakeElement('/cars/korean/1#price'));
    expect(added.map(({ type, nonce, text }) => [type, nonce, JSON.parse(text)])).toEqual([
      [
        'speculationrules',
        'secret',
        {
          prefetch: [
            { source: 'list', urls: ['https://vvoz.example/cars/korean/1'], eagerness: 'immediate' },
          ],
        },
      ],
    ]);
  });

  test('is prefetched when the mouse rests on it for a while, not when it passes', () => {
    startPrefetch();
    point(new FakeElement('/passed'));
    vi.advanceTimersByTime(199);
    point(new FakeElement('/rested'));
    vi.advanceTimersByTime(199);
    expect(added).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(listUrls()).toEqual(['https://vvoz.example/rested']);
    point(new FakeElement('/touched'), 'touch');
    vi.advanceTimersByTime(1000);
    expect(added).toHaveLength(1);
  });

  test('is given up after five seconds, and prefetched again after that', () => {
    startPrefetch();
    const target = new FakeElement('/cars/korean/1');
    touch(target);
    vi.advanceTimersByTime(4999);
    touch(target);
    expect([added.length, removed.length]).toEqual([1, 0]);
    vi.advanceTimersByTime(1);
    expect(removed).toEqual(added);
    touch(target);
    expect(added).toHaveLength(2);
  });

  test('of a lot is rendered once when the mouse button goes down on its link', () => {
    startPrefetch();
    const press = (target: unknown, fields: object = {}) =>
      fire('pointerdown', target, { pointerType: 'mouse', button: 0, ...fields });
    press(new FakeElement('/korea/kia'));
    press(new FakeElement('/cars/korean/1'), { button: 1 });
    press(new FakeElement('/cars/korean/1'), { pointerType: 'touch' });
    expect(added).toEqual([]);
    for (let times = 0; times < 2; times += 1) press(new FakeElement('/cars/korean/1'));
    expect(added.map(({ text }) => JSON.parse(text) as object)).toEqual([
      { prerender: [expect.objectContaining({ urls: ['https://vvoz.example/cars/korean/1'] })] },
    ]);
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
    expect(added).toEqual([]);
  });

  test('is prefetched if its path only resembles a call', () => {
    startPrefetch();
    touch(new FakeElement('/korea/api/kia'));
    touch(new FakeElement('/korea/delica-d.5-x'));
    expect(added).toHaveLength(2);
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
    expect(added).toEqual([]);
  });
});
