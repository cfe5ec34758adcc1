import { TRIM, CHROME } from '../core/palette.ts';
import type { Kit } from './kit.ts';
import type { Machine } from './machine.ts';
import { CAST, PLASTIC, IRON, CRANE } from './materials.ts';
import { drawLugTyre } from './parts.ts';

function drawForks(k: Kit): string {
  return [k.part('M60 90L80 60H1130V130H400Z', IRON, 2), k.part('M1040 60H1130V760H1040Z', IRON, 2)].join('');
}

function drawMast(k: Kit): string {
  return [
    k.tube('M1220 120V2100', 90, CAST, 'butt'),
    k.tube('M1330 120V2060', 90, IRON, 'butt'),
    k.tube('M1276 300V1800', 40, '#D9DCDF', 'butt'),
    k.stroke('M1170 480H1380M1170 1240H1380M1170 1940H1380', 7, PLASTIC),
    k.part('M1030 360H1180V800H1030Z', PLASTIC, 2),
    k.stroke('M1040 800V1320M1040 1320H1170M1040 1060H1170', 4, PLASTIC),
  ].join('');
}

function drawBodywork(k: Kit): string {
  return [
    k.painted(
      'M1500 300H2600C2900 260 3240 280 3420 420C3530 560 3560 800 3520 1020C3500 1130 3400 1180 3260 1180H2700L2560 1120C2500 860 2300 760 1960 760L1760 880L1640 1060L1480 1040L1430 700Z',
      'M1400 300H3600V640H2500C2100 560 1700 600 1400 660Z',
      3,
    ),
    k.part(
      'M2960 1180H3260C3400 1180 3500 1130 3520 1020C3560 800 3530 560 3420 420C3360 372 3280 340 3180 322C3040 500 2960 800 2960 1180Z',
      k.paint.shade,
      2.2,
    ),
    k.stroke('M2700 1170C2660 900 2680 620 2760 420', 1.5),
    k.stroke('M2780 900H2920M2774 830H2918M2770 760H2920', 2.4),
  ].join('');
}

function drawDriverPlace(k: Kit): string {
  return [
    k.part('M2060 760C2200 760 2360 770 2440 800L2420 900H2080Z', TRIM, 2),
    k.part(
      'M2400 860C2500 960 2560 1160 2580 1380C2540 1420 2470 1410 2450 1370C2430 1180 2400 1000 2340 900Z',
      TRIM,
      2,
    ),
    k.tube('M1640 1060L1820 1260', 34, PLASTIC),
    k.tube('M1730 1330L1900 1200', 26, TRIM),
    k.tube('M1560 1040L1600 1200', 16, PLASTIC),
  ].join('');
}

function drawGuard(k: Kit): string {
  return [
    k.tube('M1500 1040L1680 2080H2660C2720 2080 2760 2050 2780 1990L2980 1180', 62, PLASTIC),
    k.tube('M2050 2080V2110H2600', 20, PLASTIC),
    k.stroke('M1690 2120H2650', 4, PLASTIC),
    k.block(2560, 2116, 90, 60, 20, CRANE, 1.4),
  ].join('');
}

function drawTyres(k: Kit): string {
  return [
    k.tube('M2060 300H2400', 40, PLASTIC),
    drawLugTyre(k, 1480, 350, 350, CHROME),
    drawLugTyre(k, 2900, 270, 270, CHROME),
    k.part(
      'M1080 700C1200 780 1340 820 1480 820C1640 820 1780 760 1880 660L1830 600C1740 690 1620 740 1480 740C1350 740 1230 700 1140 640Z',
      k.paint.base,
      2,
    ),
  ].join('');
}

export const forklift: Machine = {
  length: 3550,
  height: 2150,
  axes: [1480, 2900],
  draw: (k) =>
    [drawForks(k), drawMast(k), drawBodywork(k), drawDriverPlace(k), drawGuard(k), drawTyres(k)].join(''),
};
