import { beforeEach, expect, test, vi } from 'vitest';
import { isolateElement } from './isolate.ts';

/** An element that knows its place in the page. */
class Box {
  inert: boolean;
  parentElement: Box | null = null;
  readonly children: Box[] = [];
  constructor({ inert = false }: { inert?: boolean } = {}) {
    this.inert = inert;
  }
  add(...boxes: Box[]): this {
    for (const box of boxes) box.parentElement = this;
    this.children.push(...boxes);
    return this;
  }
}

let sheet: Box;
let others: Box[];

beforeEach(() => {
  sheet = new Box();
  others = [new Box(), new Box({ inert: true }), new Box(), new Box()];
  const [beside, inertBefore, header, notices] = others as [Box, Box, Box, Box];
  const body = new Box().add(header, new Box().add(beside, sheet, inertBefore), notices);
  new Box().add(new Box(), body);
  vi.stubGlobal('HTMLElement', Box);
  vi.stubGlobal('document', { body });
  return () => vi.unstubAllGlobals();
});

test('all but an element and those around it is inert until it is released, and what was inert before stays so', () => {
  const release = isolateElement(sheet as unknown as HTMLElement);
  expect(others.map(({ inert }) => inert)).toEqual([true, true, true, true]);
  expect([sheet.inert, sheet.parentElement?.inert]).toEqual([false, false]);
  release();
  expect(others.map(({ inert }) => inert)).toEqual([false, true, false, false]);
});
