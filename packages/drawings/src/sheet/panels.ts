import type { PanelName } from '@vvoz/catalogue/lots/sheetMarks';
import type { MachineType } from '../machines/machines.ts';
import type { Point } from '../core/svg.ts';

/** Where a panel lies on the unfolded map: which strip, and fractions of its length and height. */
type PanelPlace = { strip: 'left' | 'top' | 'right'; x: number; y: number };

/** The places of the panels that a mark may name; x from the front, y from the strip's outer edge. */
export const PANELS = {
  hood: { strip: 'top', x: 0.14, y: 0.5 },
  roof: { strip: 'top', x: 0.52, y: 0.5 },
  trunk: { strip: 'top', x: 0.93, y: 0.5 },
  glass: { strip: 'top', x: 0.32, y: 0.42 },
  bumperF: { strip: 'top', x: 0.015, y: 0.25 },
  bumperR: { strip: 'top', x: 0.985, y: 0.76 },
  fenderFL: { strip: 'left', x: 0.13, y: 0.62 },
  doorFL: { strip: 'left', x: 0.42, y: 0.52 },
  doorRL: { strip: 'left', x: 0.6, y: 0.5 },
  quarterL: { strip: 'left', x: 0.84, y: 0.6 },
  sillL: { strip: 'left', x: 0.7, y: 0.2 },
  fenderFR: { strip: 'right', x: 0.13, y: 0.6 },
  doorFR: { strip: 'right', x: 0.42, y: 0.5 },
  doorRR: { strip: 'right', x: 0.6, y: 0.52 },
  quarterR: { strip: 'right', x: 0.84, y: 0.58 },
  sillR: { strip: 'right', x: 0.68, y: 0.2 },
} satisfies Record<PanelName, PanelPlace>;

/** A mark of the map: what is written (A1, U2, XX) and where. */
export type Mark = { code: string; panel: PanelName };

/**
 * Places of marks on machines and motorcycles, as fractions of length and height. These drawings have no
 * panels, so each panel of the marks gets the next place.
 */
export const MACHINE_SPOTS: Record<MachineType, readonly [Point, ...Point[]]> = {
  motorcycle_sport: [
    [0.47, 0.82],
    [0.42, 0.5],
    [0.16, 0.55],
    [0.75, 0.4],
    [0.8, 0.8],
  ],
  motorcycle_classic: [
    [0.42, 0.8],
    [0.46, 0.35],
    [0.64, 0.6],
    [0.8, 0.27],
    [0.2, 0.56],
  ],
  scooter: [
    [0.72, 0.6],
    [0.27, 0.6],
    [0.17, 0.43],
    [0.78, 0.75],
    [0.45, 0.3],
  ],
  truck: [
    [0.12, 0.5],
    [0.45, 0.42],
    [0.8, 0.42],
    [0.2, 0.65],
    [0.6, 0.2],
  ],
  crane_truck: [
    [0.1, 0.45],
    [0.5, 0.38],
    [0.85, 0.38],
    [0.27, 0.55],
    [0.55, 0.82],
  ],
  excavator: [
    [0.88, 0.4],
    [0.58, 0.75],
    [0.1, 0.18],
    [0.66, 0.4],
    [0.7, 0.1],
  ],
  wheel_loader: [
    [0.8, 0.55],
    [0.12, 0.15],
    [0.55, 0.55],
    [0.3, 0.5],
    [0.75, 0.24],
  ],
  bulldozer: [
    [0.4, 0.5],
    [0.06, 0.3],
    [0.75, 0.5],
    [0.5, 0.15],
    [0.68, 0.75],
  ],
  forklift: [
    [0.9, 0.35],
    [0.6, 0.3],
    [0.38, 0.5],
    [0.2, 0.04],
    [0.48, 0.42],
  ],
};
