import type { Random } from '../core/random.ts';
import type { Kit } from './kit.ts';
import type { Machine } from './machine.ts';
import { CAST, IRON, STEEL } from './materials.ts';
import { drawTruckCab, drawTruckChassis, drawTruckWheels } from './truckParts.ts';

function drawBox(k: Kit): string {
  return [
    k.part(
      'M1800 830H6430V2930C6430 2950 6410 2960 6390 2960H1840C1816 2960 1800 2944 1800 2920Z',
      '#F4F4F2',
      3,
    ),
    k.part('M1800 830H6430V1010H1800Z', '#D5D8DB', 1.6),
    k.stroke(
      'M2570 1010V2960M3340 1010V2960M4110 1010V2960M4880 1010V2960M5650 1010V2960M1800 2850H6430',
      1.2,
      '#B4B8BC',
    ),
    k.part('M6360 1010H6430V2850H6360Z', '#C3C7CB', 1.4),
    k.streak('M1850 1500H6350', 90, k.paint.base),
    k.streak('M1850 1410H6350', 20, k.paint.shade),
  ].join('');
}

function drawFlatbed(k: Kit): string {
  return [
    k.part('M1800 860H6440V1030H1800Z', CAST),
    k.painted('M1800 1030H6440V1460H1800Z', 'M1800 1030H6440V1200H1800Z'),
    k.stroke('M3340 1030V1460M4890 1030V1460M1800 1245H6440', 1.3),
    k.part('M1800 1030H1880V2080H1800Z', CAST),
    k.stroke('M3300 1300H3380M4850 1300H4930', 5, STEEL),
  ].join('');
}

function drawTipper(k: Kit): string {
  const ribs = [2500, 3200, 3900, 4600, 5300, 5950].map((x) => `M${x} 1000V1740`).join('');
  return [
    k.part('M1900 840H6300V930H1900Z', IRON),
    k.painted('M1830 1000L1780 2150H1900L1960 1760H6380L6440 1720L6380 1000Z', 'M1800 1000H6440V1300H1800Z'),
    k.stroke(ribs, 3),
    k.stroke('M1900 1640H6400', 2),
  ].join('');
}

const BODIES = { box: drawBox, flatbed: drawFlatbed, tipper: drawTipper };

const AXES = [1080, 4780] as const;

function draw(k: Kit, r: Random): string {
  const body = BODIES[r.pick(['box', 'box', 'flatbed', 'tipper'] as const)];
  return [drawTruckChassis(k, 6450), drawTruckCab(k, r), body(k), drawTruckWheels(k, AXES)].join('');
}

export const truck: Machine = { length: 6450, height: 2960, axes: AXES, draw };
