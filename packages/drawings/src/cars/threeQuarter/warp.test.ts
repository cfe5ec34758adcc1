import { describe, expect, it } from 'vitest';
import { findXmlFault } from '../../testing/wellFormed.ts';
import { flatten } from './flatten.ts';
import { bendPath, warpSvg } from './warp.ts';

describe('flatten', () => {
  it('keeps the points of straight paths and repeats the first point of a closed path', () => {
    const [square] = flatten('M0 0H10V10h-10Z');
    expect(square).toEqual({
      closed: true,
      points: [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    });
  });

  it('cuts long lines and follows arcs', () => {
    expect(flatten('M0 0H700')[0]?.points).toHaveLength(11);
    const [circle] = flatten('M-50 0A50 50 0 1 1 50 0A50 50 0 1 1 -50 0Z');
    for (const [x, y] of circle?.points ?? []) expect(Math.hypot(x, y)).toBeCloseTo(50, 5);
    expect(circle?.points.length).toBeGreaterThan(20);
  });
});

describe('warpSvg', () => {
  const swapAxes = ([x, y]: readonly [number, number]) => [y, x] as const;

  it('bends points, not attributes, and scales line weights', () => {
    expect(bendPath('M0 0L10 20', swapAxes)).toBe('M0 0L20 10');
    const bent = warpSvg('<path d="M0 0L10 20" stroke="#fff" stroke-width="8"/>', swapAxes, 0.5, 'p');
    expect(bent).toBe('<path d="M0 0L20 10" stroke="#fff" stroke-width="4"/>');
  });

  it('copies a clip path for each use, so that both the lamp and its mirror image are clipped', () => {
    const lamp = '<g clip-path="url(#c)"><path d="M0 0L8 0"/></g>';
    const fragment = `<clipPath id="c"><path d="M5 0L9 0"/></clipPath>${lamp}<g transform="scale(-1 1)">${lamp}</g>`;
    const bent = warpSvg(fragment, (point) => point, 1, 'k');
    expect(findXmlFault(bent)).toBeNull();
    expect(bent).toContain('<clipPath id="k0"><path d="M5 0L9 0"/></clipPath><g clip-path="url(#k0)">');
    expect(bent).toContain('<clipPath id="k1"><path d="M-5 0L-9 0"/></clipPath><g clip-path="url(#k1)">');
  });
});
