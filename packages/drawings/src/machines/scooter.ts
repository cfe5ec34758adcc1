import { TRIM, TAIL, LAMP } from '../core/palette.ts';
import type { Random } from '../core/random.ts';
import type { Kit } from './kit.ts';
import type { Machine } from './machine.ts';
import { STEEL, STEEL_DARK, CAST, PLASTIC } from './materials.ts';
import { drawBikeWheel } from './parts.ts';

function drawWheels(k: Kit, r: Random): string {
  const style = { style: r.pick(['five', 'three', 'y'] as const), dark: r.chance(0.5), tyre: 76 };
  return [
    drawBikeWheel(k, 1530, 232, 232, style),
    drawBikeWheel(k, 300, 232, 232, { ...style, disc: 110 }),
  ].join('');
}

function drawPowerUnit(k: Kit): string {
  return [
    k.part('M1020 420L1150 180C1240 140 1440 150 1560 190L1600 260L1500 320L1240 400Z', CAST, 2),
    k.disc(1160, 260, 84, '#7D8289', 1.4),
    k.part('M1380 300L1740 380C1780 392 1776 470 1736 470L1400 420Z', '#3A3D43', 2),
    k.tube('M1500 640L1580 300', 40, '#3A3D43', 'butt'),
    k.stroke('M1486 600L1540 590M1496 550L1552 540M1508 500L1562 490M1520 450L1574 440', 4, STEEL),
  ].join('');
}

function drawFrontEnd(k: Kit): string {
  return [
    k.tube('M300 232L420 560', 56, STEEL_DARK, 'butt'),
    k.painted(
      'M40 380C90 500 220 560 350 540C440 524 500 470 530 380L480 360C440 420 380 452 320 456C220 460 130 420 84 350Z',
      undefined,
      2,
    ),
  ].join('');
}

function drawFootboardAndShield(k: Kit): string {
  return [
    k.part('M560 300L1060 300L1120 420L1000 450L640 420Z', '#3A3D43', 2),
    k.painted(
      'M372 900C380 760 400 640 440 560C480 470 540 380 600 300L700 286L720 400C640 470 590 580 560 720C540 820 530 900 520 960L440 980C400 970 374 940 372 900Z',
      'M420 980C480 760 560 500 700 300H380V200H800V500L560 800Z',
    ),
    k.part(
      'M520 960C530 900 540 820 560 720C590 580 640 470 720 400L760 420C690 500 640 600 616 740C600 840 590 920 580 980Z',
      '#3A3D43',
      1.8,
    ),
  ].join('');
}

function drawRearBody(k: Kit, r: Random): string {
  return [
    k.painted(
      'M960 300C930 420 950 580 1000 720C1160 800 1460 850 1770 830C1800 780 1800 700 1760 650C1680 570 1560 520 1420 490C1280 460 1180 400 1100 310Z',
      'M900 520C1160 640 1500 700 1830 680V240H900Z',
    ),
    k.stroke('M1010 640C1240 700 1500 720 1790 720', 1.4),
    k.part(
      'M990 730C980 780 1000 812 1050 822C1180 838 1240 800 1330 850C1460 900 1640 916 1780 890C1806 876 1806 840 1780 826C1500 850 1200 800 1000 720Z',
      r.chance(0.35) ? '#6E4E3B' : TRIM,
      2.2,
    ),
    k.part('M1770 790L1806 780C1814 740 1804 700 1786 680L1740 690Z', TAIL, 1.5),
    k.tube('M1640 900L1800 930L1830 880', 20, '#A9AEB4'),
  ].join('');
}

function drawHeadset(k: Kit, r: Random): string {
  return [
    k.painted(
      'M400 950C400 1020 460 1064 540 1070C600 1074 640 1050 650 1010C640 970 560 940 480 936C440 934 410 936 400 950Z',
      'M380 980C480 960 580 980 680 1000V900H380Z',
      2.2,
    ),
    k.part('M404 950C396 990 412 1024 440 1044C470 1010 466 960 440 938Z', LAMP, 1.6),
    k.part('M378 800C372 860 376 900 392 930C430 900 440 830 420 780Z', LAMP, 1.6),
    k.tube('M590 1040L720 1010', 36, TRIM),
    k.tube('M560 1066L540 1150', 9, TRIM),
    k.part('M490 1146C500 1196 590 1200 610 1160C600 1126 520 1116 490 1146Z', PLASTIC, 1.6),
    r.chance(0.4) ? k.glass('M410 1030C440 1120 500 1180 560 1200L580 1190C550 1130 530 1090 520 1070Z') : '',
  ].join('');
}

export const scooter: Machine = {
  length: 1860,
  height: 1170,
  axes: [300, 1530],
  draw: (k, r) =>
    [
      drawWheels(k, r),
      drawPowerUnit(k),
      drawFrontEnd(k),
      drawFootboardAndShield(k),
      drawRearBody(k, r),
      drawHeadset(k, r),
    ].join(''),
};
