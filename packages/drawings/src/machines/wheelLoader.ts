import type { Kit } from './kit.ts';
import type { Machine } from './machine.ts';
import { STEEL, STEEL_DARK, CAST, PLASTIC, IRON } from './materials.ts';
import { drawLugTyre, drawRam } from './parts.ts';

function drawFrames(k: Kit): string {
  return [
    k.part('M2200 640H4200V1250H2200Z', IRON, 2),
    k.part('M3900 1100H4720V1460H3900Z', PLASTIC, 0),
    k.part('M3700 620H6900V1200H3700Z', PLASTIC, 2),
    k.part('M2350 900L3700 900L3760 1500L3000 2050L2620 2020Z', k.paint.shade, 2.4),
    k.disc(3760, 1000, 130, STEEL_DARK),
  ].join('');
}

function drawEngineHood(k: Kit): string {
  return [
    k.painted(
      'M4500 1150H7250C7440 1160 7540 1300 7560 1500L7580 1900C7570 2060 7480 2120 7340 2140L4700 2280L4500 2280Z',
      'M4400 1150H7700V1480H4400Z',
      3,
    ),
    k.stroke('M5300 1200V2240M6500 1200V2180', 1.5),
    k.stroke('M6600 1640H7380M6600 1730H7390M6600 1820H7400M6600 1910H7400', 2.4),
    k.part('M5560 2230H5720V2620H5560Z', IRON, 2),
    k.part('M6300 2190H6600V2330H6300Z', IRON, 1.6),
  ].join('');
}

function drawCabin(k: Kit): string {
  return [
    k.part(
      'M3640 1380L4640 1380V2280L4640 3180C4640 3240 4600 3270 4540 3270H3760C3690 3270 3650 3240 3640 3180L3560 2180Z',
      k.paint.base,
      3,
    ),
    k.glass('M3660 2100L3740 3120H4060V1660L3680 1660Z', 'M3700 1700L3960 3120H4060L3800 1700Z'),
    k.glass('M4140 1660V3120H4540V2060L4440 1660Z', 'M4200 1700L4400 3120H4480L4280 1700Z'),
    k.stroke('M4100 1420V3180', 1.5),
    k.part('M3580 3270H4700L4680 3310H3600Z', PLASTIC, 1.8),
    k.tube('M4620 1330V1000M4560 1000H4760M4560 1160H4740', 26, PLASTIC),
  ].join('');
}

function drawLiftArm(k: Kit): string {
  return [
    drawRam(k, 3060, 1980, 1500, 1320, 150, 0.6),
    k.painted(
      'M3140 1880C3260 1960 3380 1900 3360 1760C3300 1560 2900 1320 2300 1080L1260 560L1120 720C1500 1040 2500 1620 3140 1880Z',
      'M3400 1700C2900 1400 2000 1000 1300 560H3400Z',
    ),
    drawRam(k, 3050, 1120, 2100, 1060, 150, 0.55),
    k.part('M1340 1400L1560 1380L1660 1000L1500 940Z', k.paint.shade, 2),
    k.disc(3250, 1800, 100, STEEL_DARK),
    k.disc(1220, 650, 90, STEEL_DARK),
  ].join('');
}

function drawBucket(k: Kit): string {
  return [
    k.part(
      'M1340 1480C1500 1180 1480 700 1320 380C1240 250 1100 200 900 200L60 200L40 260L760 420C980 520 1000 1100 860 1480C1000 1560 1220 1570 1340 1480Z',
      CAST,
      2.8,
    ),
    k.stroke('M1200 1440C1320 1140 1300 760 1180 500C1120 380 1020 340 860 330', 1.6, STEEL_DARK),
    k.part('M60 200L0 190L20 270L180 290Z', STEEL, 1.8),
  ].join('');
}

function drawTyres(k: Kit): string {
  return [
    drawLugTyre(k, 2620, 780, 780, k.paint.base),
    drawLugTyre(k, 5700, 780, 780, k.paint.base),
    k.part(
      'M1900 1620C2060 1780 2300 1860 2620 1850C2900 1840 3180 1720 3300 1560L3240 1500C3080 1640 2860 1730 2620 1736C2340 1740 2120 1660 1970 1530Z',
      k.paint.base,
      2.2,
    ),
    k.part(
      'M4900 1500C5080 1720 5360 1820 5700 1810C6020 1800 6300 1680 6460 1460L6390 1410C6240 1590 5980 1696 5700 1700C5400 1704 5130 1610 4970 1440Z',
      k.paint.base,
      2.2,
    ),
  ].join('');
}

export const wheelLoader: Machine = {
  length: 7600,
  height: 3300,
  axes: [2620, 5700],
  draw: (k) =>
    [drawFrames(k), drawEngineHood(k), drawCabin(k), drawLiftArm(k), drawBucket(k), drawTyres(k)].join(''),
};
