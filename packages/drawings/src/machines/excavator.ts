import type { Kit } from './kit.ts';
import type { Machine } from './machine.ts';
import { STEEL, STEEL_DARK, CAST, PLASTIC, IRON } from './materials.ts';
import { drawTrack, drawRam } from './parts.ts';

function drawUndercarriage(k: Kit): string {
  return [k.part('M6000 700H6900V1080H6000Z', PLASTIC, 2), drawTrack(k, 4050, 8250, 900, 7)].join('');
}

function drawArmAndBoom(k: Kit): string {
  const boom =
    'M5480 1500L5900 1640C5700 2500 5000 3600 4560 4120C4440 4260 4260 4330 4060 4290L1820 3980L1760 3780L3980 3880C4160 3880 4280 3800 4360 3660C4740 3000 5250 2100 5480 1500Z';
  return [
    drawRam(k, 5250, 1420, 4300, 3420, 200, 0.55),
    k.part(
      'M640 1560L900 1560L1000 1900L2350 3880C2440 4080 2300 4260 2100 4220L1920 4160L1640 3840L700 1900Z',
      k.paint.base,
      2.6,
    ),
    k.streak('M900 1900L2050 3900', 60, k.paint.shade),
    k.painted(
      boom,
      'M5650 1500C5300 2500 4700 3500 4400 3900C4300 4010 4100 4030 3900 4020L1700 3880V3500H4000L5000 2000Z',
    ),
    k.part('M4240 3860C4340 3980 4300 4120 4160 4160', 'none', 1.4),
    drawRam(k, 3900, 4420, 2200, 4120, 170, 0.55),
    drawRam(k, 1800, 3420, 900, 2180, 150, 0.55),
    k.tube('M900 2180L560 1760', 90, STEEL_DARK, 'butt'),
  ].join('');
}

const PINS = [
  [5690, 1560, 120],
  [2060, 4060, 100],
  [780, 1640, 90],
  [3900, 4420, 70],
] as const;

function drawBucket(k: Kit): string {
  return [
    k.part(
      'M520 1780L860 1480L1100 1300C1240 1080 1240 760 1040 520C840 320 480 300 200 420L120 620C360 560 600 620 640 860C660 1100 480 1300 420 1500Z',
      CAST,
      2.6,
    ),
    k.stroke('M860 1440C1080 1200 1080 800 880 600C720 460 480 460 300 520', 1.6, STEEL_DARK),
    k.part('M200 420L40 470L60 560L140 600Z', STEEL, 2),
    ...PINS.map(([x, y, radius]) => k.disc(x, y, radius, STEEL_DARK, 1.8)),
  ].join('');
}

function drawHouse(k: Kit): string {
  return [
    k.painted(
      'M5150 1080H8250C8440 1080 8560 1200 8600 1400L8640 1900C8640 2200 8560 2360 8380 2380L6700 2420V2000L5150 1500Z',
      'M5000 1080H8700V1420H5000Z',
      3,
    ),
    k.part(
      'M7700 1080H8250C8440 1080 8560 1200 8600 1400L8640 1900C8640 2200 8560 2360 8380 2380L7900 2390C7760 2000 7700 1500 7700 1080Z',
      k.paint.shade,
      2.2,
    ),
    k.stroke('M6720 1180V2380M7250 1180V2400', 1.5),
    k.stroke(
      'M7330 1700H7620M7330 1780H7640M7330 1860H7650M7330 1940H7670M7330 2020H7690M7330 2100H7700',
      2.4,
    ),
    k.part('M7080 2410H7260V2700H7080Z', IRON, 2),
    k.tube('M6760 2420V2620H8300V2390', 24, PLASTIC),
  ].join('');
}

function drawCabin(k: Kit): string {
  return [
    k.part(
      'M5120 1180L5120 1900L5360 2860C5390 2930 5440 2960 5520 2960H6480C6560 2960 6600 2920 6600 2840V1180Z',
      k.paint.base,
      3,
    ),
    k.glass(
      'M5200 1500L5210 1900L5430 2800C5450 2850 5480 2870 5540 2870H5900V1500Z',
      'M5260 1500L5640 2870H5800L5420 1500Z',
    ),
    k.glass(
      'M5990 1760V2870H6460C6500 2870 6510 2850 6510 2810V1760Z',
      'M6060 1760L6360 2870H6460L6160 1760Z',
    ),
    k.stroke('M5945 1200V2900', 1.5),
    k.block(5700, 1360, 160, 50, 25, PLASTIC, 1.2),
    k.tube('M5180 1300L5060 1700', 22, PLASTIC),
  ].join('');
}

export const excavator: Machine = {
  length: 8700,
  height: 4450,
  axes: [4400, 7900],
  draw: (k) => [drawUndercarriage(k), drawArmAndBoom(k), drawBucket(k), drawHouse(k), drawCabin(k)].join(''),
};
