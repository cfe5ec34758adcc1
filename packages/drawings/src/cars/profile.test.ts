import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersIn } from '../core/svg.ts';
import { profileOf } from './profile.ts';
import { CAR_TYPES } from './carTypes.ts';

describe('profileOf', () => {
  it('meets the true measures of a model', () => {
    const camry = profileOf('sedan', 'CAMRY', undefined, { length: 4910, wheelbase: 2825, height: 1445 });
    expect(camry).toMatchObject({ length: 4910, wheelbase: 2825, height: 1445 });
  });

  it('refuses measures that would make another car of it', () => {
    const silly = profileOf('kei', 'N-BOX', undefined, { length: 9000, wheelbase: 100, height: 5000 });
    expect(silly.length).toBeLessThan(4100);
    expect(silly.wheelbase / silly.length).toBeGreaterThanOrEqual(0.49);
    expect(silly.height).toBeLessThan(2200);
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
          const p = profileOf(bodyType, seed, undefined, { length, wheelbase, height });
          const rearAxle = p.frontOverhang + p.wheelbase;
          expect(p.frontOverhang - p.wheelRadius).toBeGreaterThan(0);
          expect(rearAxle + p.wheelRadius).toBeLessThan(p.length);
          expect(p.wheelbase).toBeGreaterThan(2.5 * p.wheelRadius);
          expect(numbersIn(p.body).every(Number.isFinite)).toBe(true);
        },
      ),
    );
  });

  it('gives an suv the silhouette that is asked for', () => {
    const boxy = profileOf('suv', 'X', 'boxy');
    const round = profileOf('suv', 'X', 'round');
    expect(boxy.body).not.toBe(round.body);
  });
});
