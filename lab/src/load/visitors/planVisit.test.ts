import { expect, test } from 'vitest';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { createChance } from '../../lib/random.ts';
import { planVisit, type VisitStep } from './planVisit.ts';

const planMany = (count: number): readonly (readonly VisitStep[])[] => {
  const chance = createChance(5);
  return Array.from({ length: count }, () => planVisit(chance, 'main'));
};

test('the same seed plans the same visits', () => {
  expect(planMany(20)).toEqual(planMany(20));
});

test('a visit to any host begins with a page, and its filters call the catalogue of the site', () => {
  for (const host of HOST_NAMES) {
    const chance = createChance(2);
    for (let index = 0; index < 50; index += 1) {
      const [first, ...rest] = planVisit(chance, host);
      expect(first?.kind).toBe('page');
      for (const step of rest)
        if (step.kind === 'filter') expect(step.path).toMatch(/^\/api\/catalog\/[a-z_-]+(\?.+)?$/);
    }
  }
});

test('a few addresses get a large share of the requests, and many get one or two', () => {
  const paths = planMany(1000).flatMap((steps) => steps.flatMap((step) => ('path' in step ? step.path : [])));
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  const sorted = [...counts.values()].toSorted((a, b) => b - a);
  const top = sorted.slice(0, 10).reduce((sum, count) => sum + count);
  expect(top / paths.length).toBeGreaterThan(0.2);
  expect(sorted.filter((count) => count <= 2).length / sorted.length).toBeGreaterThan(0.3);
});

test('after the first pages there are about five steps, half of them lots and half of them filters', () => {
  const later = planMany(1000).flatMap((steps) => steps.filter(({ kind }) => kind !== 'page'));
  expect(later.length / 1000).toBeGreaterThan(4);
  expect(later.length / 1000).toBeLessThan(6);
  expect(later.filter(({ kind }) => kind === 'lot').length / later.length).toBeCloseTo(0.5, 1);
});
