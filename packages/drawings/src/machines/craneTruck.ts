import { CHROME } from '../core/palette.ts';
import type { Random } from '../core/random.ts';
import type { Kit } from './kit.ts';
import type { Machine } from './machine.ts';
import { STEEL, STEEL_DARK, CAST, PLASTIC, IRON, CRANE } from './materials.ts';
import { drawRam } from './parts.ts';
import { drawTruckCab, drawTruckChassis, drawTruckWheels } from './truckParts.ts';

function drawBed(k: Kit): string {
  return [
    drawTruckChassis(k, 8300),
    k.part('M2700 860H8290V1010H2700Z', CAST, 2),
    k.painted('M2700 1010H8290V1430H2700Z', 'M2700 1010H8290V1180H2700Z'),
    k.stroke('M4560 1010V1430M6430 1010V1430M2700 1220H8290', 1.3),
    k.stroke('M4520 1280H4600M6390 1280H6470', 5, STEEL),
    k.part('M2700 1010H2790V2000H2700Z', CAST, 2),
  ].join('');
}

function drawColumn(k: Kit): string {
  return [
    k.part('M1880 780H2480V1000H1880Z', CRANE, 2),
    k.tube('M2060 900V240', 130, STEEL, 'butt'),
    k.tube('M2060 900V520', 190, CRANE, 'butt'),
    k.part('M1900 180H2220V240H1900Z', IRON, 2),
    k.part('M1960 1000H2440L2400 1900L2330 2420H2080L1990 1900Z', CRANE, 2.4),
    k.stroke('M2060 1100L2330 2300M2340 1100L2090 2300', 1.3, '#6B4E0A'),
    k.part('M1990 1260H2420V1500H1990Z', IRON, 1.8),
    k.stroke('M2050 1300V1460M2130 1300V1460M2210 1300V1460M2290 1300V1460M2370 1300V1460', 3, CHROME),
  ].join('');
}

function drawJib(k: Kit): string {
  return [
    k.part('M2080 2420L2030 2760L2180 2880L7050 2520L7090 2330L2330 2560Z', CRANE, 2.6),
    k.part('M6400 2560L7750 2460L7766 2360L6420 2400Z', '#F0C95A', 1.8),
    k.stroke('M2300 2790L6960 2440', 1.3, '#6B4E0A'),
    drawRam(k, 2330, 1960, 4000, 2560, 150, 0.6),
    k.tube('M7700 2420V1960', 14, PLASTIC, 'butt'),
    k.part('M7620 1980H7780L7760 1860H7640Z', PLASTIC, 1.8),
    k.stroke('M7700 1860C7700 1760 7640 1700 7590 1740C7560 1790 7600 1830 7630 1810', 4.5, PLASTIC),
    k.disc(2180, 2800, 60, STEEL_DARK, 1.6),
  ].join('');
}

function drawCab(k: Kit, r: Random): string {
  return [drawTruckCab(k, r), drawTruckWheels(k, [1080, 6050])].join('');
}

export const craneTruck: Machine = {
  length: 8300,
  height: 3180,
  axes: [1080, 6050],
  draw: (k, r) => [drawBed(k), drawColumn(k), drawJib(k), drawCab(k, r)].join(''),
};
