import { drawWheel } from '../cars/wheels.ts';
import { GLASS_LIGHT, LAMP, TAIL } from '../core/palette.ts';
import type { Random } from '../core/random.ts';
import type { Kit } from './kit.ts';
import { IRON, PLASTIC, SEAM, STEEL_DARK } from './materials.ts';

/** Draws frame rails, fuel tank, side guard and rear bumper of a truck of this length. */
export function drawTruckChassis(k: Kit, length: number): string {
  const rear = length - 2500;
  const tank = 'M2500 420H3300C3340 420 3360 440 3360 480V760H2460V480C2460 440 2470 420 2500 420Z';
  return [
    k.part(`M500 560H${length - 60}V760H500Z`, PLASTIC, 1.8),
    k.part(tank, SEAM, 1.8),
    k.stroke('M2680 430V760M3140 430V760', 3, PLASTIC),
    k.stroke(`M3500 480H${rear}M3500 620H${rear}M3560 480V620M${rear - 60} 480V620`, 4, STEEL_DARK),
    k.part(`M${length - 500} 470H${length - 60}V560H${length - 500}Z`, IRON, 1.6),
    k.part(`M${length - 60} 600H${length - 20}V740H${length - 60}Z`, TAIL, 1.4),
  ].join('');
}

const CAB =
  'M90 420C60 440 50 500 52 600L60 1080C66 1180 84 1240 120 1340L330 2080C370 2180 440 2220 560 2226H1560' +
  'C1650 2226 1690 2190 1690 2100V620H1600C1580 880 1360 1010 1080 1010C800 1010 580 880 560 620V420Z';

/** Draws a cab above the engine. Some cabs have an air deflector on the roof. */
export function drawTruckCab(k: Kit, r: Random): string {
  const window =
    'M330 1300L520 1980C540 2040 570 2060 630 2060H1240C1290 2060 1310 2036 1310 1990V1340C1100 1320 500 1230 330 1300Z';
  const door =
    'M280 1290L500 2020C520 2090 560 2110 640 2110H1300C1350 2110 1370 2080 1370 2030V1100' +
    'C1330 1000 1330 940 1340 880M280 1290C250 1160 240 1060 300 960L480 860';
  return [
    k.painted(CAB, 'M0 400H1700V800C1200 900 600 860 0 860Z', 3.2),
    k.part('M148 1330L352 2066L410 2050L226 1300Z', GLASS_LIGHT, 1.8),
    k.glass(window, 'M520 1260L760 2060H940L700 1260Z'),
    k.stroke(door, 1.5),
    k.stroke('M1450 1300H1600M1450 1380H1600M1450 1460H1600', 2.2),
    k.block(1130, 1130, 180, 50, 22, PLASTIC, 1.3),
    k.part('M62 900C120 930 220 930 300 900L290 760C220 740 120 740 58 760Z', LAMP, 1.8),
    k.part('M310 900L390 870L380 770L300 766Z', '#D98A2B', 1.4),
    k.part('M54 420H560V640H52C50 540 54 470 54 420Z', PLASTIC, 2),
    k.block(120, 490, 150, 70, 30, LAMP, 1.2),
    k.part('M60 1040L470 1090', 'none', 1.2),
    k.tube('M300 1980L170 1900L170 1480', 22, PLASTIC),
    k.block(110, 1440, 120, 400, 40, PLASTIC, 1.8),
    r.chance(0.5) ? k.part('M560 2226C700 2420 1000 2560 1400 2600L1560 2600V2226Z', k.paint.base, 2.4) : '',
  ].join('');
}

const TRUCK_WHEEL = 400;

/** Draws both wheels, and a dark arch behind the front one. */
export function drawTruckWheels(k: Kit, [front, rear]: readonly [number, number]): string {
  const arch =
    `M${front - 520} 620C${front - 500} 900 ${front - 260} 1000 ${front} 1000` +
    `C${front + 260} 1000 ${front + 500} 900 ${front + 520} 620Z`;
  const options = { style: 'steel', ratio: 0.6, pixel: k.pixel } as const;
  return (
    k.part(arch, '#1A1B1F', 0) +
    [front, rear].map((x) => drawWheel(x, TRUCK_WHEEL, TRUCK_WHEEL, options)).join('')
  );
}
