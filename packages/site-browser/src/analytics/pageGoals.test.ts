import { beforeEach, expect, test, vi } from 'vitest';
import type { RouteCause } from '../route/routeChange.ts';
import { onGoal } from '../services/raiseGoal.ts';
import { raisePageGoals, watchPhoneLinks } from './pageGoals.ts';

beforeEach(() => () => vi.unstubAllGlobals());

/** Collects the goals that a view of a page raises on a page with or without a panel of filters. */
function collectGoals(url: string, cause: RouteCause, hasFilters: boolean): readonly string[] {
  const goals: string[] = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { querySelector: () => (hasFilters ? {} : null) });
  onGoal((goal) => goals.push(goal));
  raisePageGoals({ url, referrer: '', title: '', cause });
  return goals;
}

test.each<[string, RouteCause, boolean, readonly string[]]>([
  ['http://main/japan/czeny-na-avto/honda', 'address', true, ['filter']],
  ['http://main/japan/czeny-na-avto/honda', 'history', true, []],
  ['http://main/japan/czeny-na-avto', 'load', true, []],
  ['http://main/otzyvy', 'address', false, []],
  ['http://main/cars/japan/a1-b2', 'load', false, ['lot-view']],
  ['http://main/cars/japan/a1-b2?city=1', 'restore', false, ['lot-view']],
  ['http://main/cars/japan/a1-b2?city=1', 'address', false, []],
  ['http://main/cars/japan', 'load', true, []],
])('%s by %s, with filters: %s, raises %j', (url, cause, hasFilters, goals) => {
  expect(collectGoals(url, cause, hasFilters)).toEqual(goals);
});

test('a press on a phone number is a goal, also on the icon in its link; another press is none', () => {
  class Pressed {
    readonly link: string | undefined;
    constructor(link?: string) {
      this.link = link;
    }
    closest = (selector: string) => (this.link !== undefined && selector.includes(this.link) ? this : null);
  }
  const goals: string[] = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('Element', Pressed);
  onGoal((goal) => goals.push(goal));
  watchPhoneLinks();
  for (const target of [new Pressed('tel:'), new Pressed(), new EventTarget()])
    document.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
  expect(goals).toEqual(['phone']);
});
