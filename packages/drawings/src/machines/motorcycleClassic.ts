import { TRIM, TAIL, LAMP, CHROME } from '../core/palette.ts';
import type { Random } from '../core/random.ts';
import type { Kit } from './kit.ts';
import type { Machine } from './machine.ts';
import { STEEL, CAST, PLASTIC } from './materials.ts';
import { drawBikeWheel } from './parts.ts';

function drawWheels(k: Kit, r: Random): string {
  const wire = r.chance(0.75);
  return [
    drawBikeWheel(k, 1800, 332, 332, { wire, style: 'five', dark: false, tyre: 84 }),
    drawBikeWheel(k, 370, 340, 340, { wire, style: 'five', dark: false, disc: wire ? 150 : 160, tyre: 74 }),
  ].join('');
}

function drawRearMudguard(k: Kit): string {
  return [
    k.painted(
      'M1480 560C1560 690 1700 742 1850 734C1980 724 2080 660 2130 570L2096 556C2040 636 1960 684 1850 692C1720 700 1590 650 1520 540Z',
      undefined,
      2,
    ),
    k.tube('M2010 690L2090 730', 20, PLASTIC),
    k.part('M2080 690L2130 672L2156 720L2104 752Z', TAIL, 1.4),
  ].join('');
}

function drawFrame(k: Kit): string {
  return [
    k.tube('M1230 480L1800 332', 46, '#3A3D43'),
    k.tube('M700 960L790 400L1240 360L1330 830M700 930L1330 830M1330 830L1620 850', 34, PLASTIC),
    k.tube('M1560 850L1730 390', 60, PLASTIC, 'butt'),
    k.stroke(
      'M1540 820L1630 770M1556 770L1648 720M1574 720L1666 670M1594 670L1684 620M1612 620L1702 570M1630 570L1720 520',
      4.4,
      CHROME,
    ),
  ].join('');
}

function drawEngine(k: Kit): string {
  let fins = '';
  for (let i = 0; i < 8; i++) fins += `M${826 - i * 1.6} ${566 + i * 30}L${1088 - i * 4} ${582 + i * 30}`;
  return [
    k.part(
      'M800 520C790 400 830 320 930 306L1200 306C1290 316 1310 400 1280 500L1220 560H860Z',
      '#C3C7CB',
      2,
    ),
    k.disc(1160, 420, 92, '#D9DCDF'),
    k.disc(1160, 420, 60, STEEL, 1.2),
    k.disc(920, 410, 56, '#AEB3B8', 1.4),
    k.part('M850 540L830 800L1040 826L1080 560Z', CAST, 2),
    k.stroke(fins, 3.2, STEEL),
    k.part('M826 796C840 840 1020 860 1050 824L1046 800Z', '#C3C7CB', 1.6),
    k.part('M1060 640H1190L1210 760H1070Z', '#3A3D43', 1.6),
    k.disc(1135, 700, 44, '#9298A0', 1.4),
  ].join('');
}

function drawExhaust(k: Kit): string {
  return [
    k.tube('M850 700C760 690 740 600 760 480C780 360 840 290 980 276L1330 276', 50, CHROME, 'butt'),
    k.part('M1300 238L1420 226L1980 262C2020 268 2020 342 1980 346L1420 330L1300 312Z', CHROME, 2),
    k.stroke('M1340 292C1540 304 1760 314 1990 312', 3, '#9298A0'),
  ].join('');
}

function drawSeatAndCover(k: Kit, r: Random): string {
  return [
    k.painted(
      'M1210 800C1220 700 1250 620 1320 580L1460 590C1500 660 1510 740 1500 808Z',
      'M1180 690C1300 660 1420 660 1540 700V540H1180Z',
      2,
    ),
    k.part(
      'M1166 900C1260 918 1360 910 1460 930C1580 950 1680 956 1790 936C1830 926 1826 880 1790 866C1600 838 1360 826 1200 838C1160 846 1146 880 1166 900Z',
      r.chance(0.4) ? '#6E4E3B' : TRIM,
      2.2,
    ),
    k.stroke('M1180 868C1360 856 1600 868 1806 892', 1.4, '#8C8078'),
  ].join('');
}

function drawTank(k: Kit, r: Random): string {
  return [
    k.painted(
      'M690 880C700 966 810 1010 930 998C1050 984 1150 930 1206 880C1200 846 1080 826 960 822C850 818 760 822 720 836C696 846 688 860 690 880Z',
      'M660 880C860 916 1060 900 1230 862V780H660Z',
    ),
    k.streak('M730 916C860 950 1040 930 1160 884', 10, r.chance(0.5) ? k.paint.light : '#D8B968'),
    k.part(
      'M1000 842C1060 850 1120 866 1160 884C1110 918 1060 930 1010 930C980 900 980 866 1000 842Z',
      TRIM,
      1.4,
    ),
    k.disc(930, 1000, 26, CHROME, 1.4),
  ].join('');
}

function drawFork(k: Kit): string {
  return [
    k.tube('M370 340L520 630', 54, CHROME, 'butt'),
    k.tube('M500 592L690 990', 44, PLASTIC, 'butt'),
    k.tube('M500 592L600 800', 62, TRIM, 'butt'),
    k.painted(
      'M70 520C140 660 300 720 430 690C520 668 580 610 620 540L584 520C540 590 480 630 410 646C300 664 180 620 108 500Z',
      undefined,
      2,
    ),
  ].join('');
}

function drawLampAndBars(k: Kit): string {
  return [
    k.part(
      'M560 990C500 990 470 930 480 870C490 820 560 806 610 830C660 860 670 940 640 970C620 986 590 990 560 990Z',
      CHROME,
      2,
    ),
    k.part('M484 862C468 890 468 940 500 972C520 940 512 880 484 862Z', LAMP, 1.6),
    k.tube('M690 985C700 1040 740 1074 800 1080L900 1060', 24, CHROME),
    k.tube('M830 1076L930 1052', 34, TRIM),
    k.disc(640, 1020, 44, TRIM, 1.6),
    k.tube('M770 1078L730 1150', 9, TRIM),
    k.part('M690 1130C690 1190 780 1196 796 1150C790 1116 720 1106 690 1130Z', PLASTIC, 1.6),
  ].join('');
}

export const motorcycleClassic: Machine = {
  length: 2180,
  height: 1140,
  axes: [370, 1800],
  draw: (k, r) =>
    [
      drawWheels(k, r),
      drawRearMudguard(k),
      drawFrame(k),
      drawEngine(k),
      drawExhaust(k),
      drawSeatAndCover(k, r),
      drawTank(k, r),
      drawFork(k),
      drawLampAndBars(k),
    ].join(''),
};
