import type { Kit } from './kit.ts';
import type { Machine } from './machine.ts';
import { STEEL, STEEL_DARK, CAST, PLASTIC, IRON } from './materials.ts';
import { drawTrack, drawRam } from './parts.ts';

function drawRipper(k: Kit): string {
  return [
    k.part('M5000 900L5500 1000L5640 600L5780 200L5650 180L5480 560L5000 620Z', CAST, 2.4),
    k.part('M5700 360L5800 100L5880 20L5760 60L5620 340Z', STEEL, 1.8),
    drawRam(k, 4950, 1250, 5460, 960, 110),
  ].join('');
}

function drawEngineHood(k: Kit): string {
  return [
    k.part('M1500 800H4900V1250H1500Z', PLASTIC, 2),
    k.painted(
      'M1300 1020H3500V2120L1560 2000C1400 1990 1300 1930 1290 1800Z',
      'M1200 1020H3600V1360H1200Z',
      3,
    ),
    k.stroke('M1360 1960L3480 2080', 1.4),
    k.stroke(
      'M1640 1200H2280M1640 1300H2280M1640 1400H2280M1640 1500H2280M1640 1600H2280M1640 1700H2280',
      2.6,
    ),
    k.stroke('M2500 1080V2040', 1.5),
    k.part('M2100 2030H2260V2620H2100Z', IRON, 2),
    k.part('M2080 2600H2280V2680H2080Z', IRON, 1.6),
    k.part('M2650 2060H2860V2260H2650Z', IRON, 1.6),
  ].join('');
}

function drawCabin(k: Kit): string {
  return [
    k.painted(
      'M3400 1020H4950C5050 1020 5080 1080 5080 1160V1800C5080 1880 5040 1920 4960 1920L3400 2000Z',
      'M3300 1020H5100V1360H3300Z',
    ),
    k.part(
      'M3360 1300L3420 1300L3420 2200L3560 3060C3570 3120 3600 3140 3660 3140H4700C4760 3140 4790 3110 4780 3050L4700 1900L4600 1300Z',
      k.paint.base,
      3,
    ),
    k.glass(
      'M3500 1900L3500 2200L3630 2980C3640 3020 3660 3030 3700 3030H4000V1560H3560Z',
      'M3560 1900L3820 3030H3960L3700 1900Z',
    ),
    k.glass(
      'M4090 1900V3030H4610C4650 3030 4660 3010 4655 2970L4580 1900Z',
      'M4160 1900L4420 3030H4540L4280 1900Z',
    ),
    k.stroke('M4045 1340V3080', 1.5),
    k.part('M3400 3140H4860L4840 3190H3420Z', PLASTIC, 1.8),
  ].join('');
}

function drawUndercarriage(k: Kit): string {
  return [drawTrack(k, 1350, 5050, 1080, 7)].join('');
}

function drawBladeArms(k: Kit): string {
  return [
    k.tube('M760 560L2700 480', 170, k.paint.base, 'butt'),
    k.disc(2700, 480, 100, STEEL_DARK),
    drawRam(k, 1700, 1700, 780, 900, 130, 0.5),
  ].join('');
}

function drawBlade(k: Kit): string {
  return [
    k.part(
      'M560 90L120 60C300 300 360 560 340 820C320 1120 240 1320 130 1480L330 1500L620 1300L660 400Z',
      k.paint.base,
      2.8,
    ),
    k.part(
      'M560 90L120 60C300 300 360 560 340 820C320 1120 240 1320 130 1480L210 1486C320 1320 400 1100 410 820C420 560 380 320 240 120Z',
      STEEL_DARK,
      1.8,
    ),
    k.part('M120 60L60 20H560V90Z', STEEL, 1.8),
  ].join('');
}

export const bulldozer: Machine = {
  length: 5900,
  height: 3150,
  axes: [1750, 4500],
  draw: (k) =>
    [
      drawRipper(k),
      drawEngineHood(k),
      drawCabin(k),
      drawUndercarriage(k),
      drawBladeArms(k),
      drawBlade(k),
    ].join(''),
};
