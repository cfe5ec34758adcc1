import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listNumbers } from '../core/svg.ts';
import { fitProfile } from './profile.ts';
import { CAR_TYPES } from './carTypes.ts';

describe('fitProfile', () => {
  it('takes the real measures of a model', () => {
    const camry = fitProfile('sedan', 'CAMRY', undefined, { length: 4910, wheelbase: 2825, height: 1445 });
    expect(camry).toMatchObject({ length: 4910, wheelbase: 2825, height: 1445 });
  });

  it('limits measures to those of its body type', () => {
    const limited = fitProfile('kei', 'N-BOX', undefined, { length: 9000, wheelbase: 100, height: 5000 });
    expect(limited.length).toBeLessThan(4100);
    expect(limited.wheelbase / limited.length).toBeGreaterThanOrEqual(0.49);
    expect(limited.height).toBeLessThan(2200);
  });

  it('keeps both wheels inside the car and clear of each other, whatever the model', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CAR_TYPES),
        fc.string(),
        fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
        fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
        fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
        (bodyType, seed, length, wheelbase, height) => {
          const p = fitProfile(bodyType, seed, undefined, { length, wheelbase, height });
          const rearAxle = p.frontOverhang + p.wheelbase;
          expect(p.frontOverhang - p.wheelRadius).toBeGreaterThan(0);
          expect(rearAxle + p.wheelRadius).toBeLessThan(p.length);
          expect(p.wheelbase).toBeGreaterThan(2.5 * p.wheelRadius);
          expect(listNumbers(p.body).every(Number.isFinite)).toBe(true);
        },
      ),
    );
  });

  it('draws an SUV with the requested silhouette', () => {
    const boxy = fitProfile('suv', 'X', 'boxy');
    const round = fitProfile('suv', 'X', 'round');
    expect(boxy.body).not.toBe(round.body);
  });
});
