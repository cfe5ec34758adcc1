import { TRIM, TAIL, LAMP } from '../core/palette.ts';
import type { Random } from '../core/random.ts';
import type { Kit } from './kit.ts';
import type { Machine } from './machine.ts';
import { STEEL, STEEL_DARK, CAST, PLASTIC, IRON, SEAM } from './materials.ts';
import { drawBikeWheel, type BikeWheelOptions } from './parts.ts';

function drawRearEnd(k: Kit, style: BikeWheelOptions): string {
  return [
    drawBikeWheel(k, 1730, 310, 310, { ...style, disc: 100, tyre: 96 }),
    k.tube('M1880 560L1690 960', 12, TRIM),
    k.part('M1830 540L1900 560L1862 690L1800 672Z', '#E9EAE8', 1.4),
    k.part('M1150 560L1240 420L1700 268L1760 268L1772 340L1720 366L1400 470L1300 560Z', STEEL_DARK),
    k.disc(1730, 310, 34, STEEL),
    k.stroke('M1230 470L1700 372M1230 400L1700 250', 2.2, '#3A3D43'),
  ].join('');
}

function drawFrontEnd(k: Kit, style: BikeWheelOptions, r: Random): string {
  return [
    drawBikeWheel(k, 335, 305, 305, { ...style, disc: 168, tyre: 80 }),
    k.tube('M335 305L505 640', 40, STEEL, 'butt'),
    k.tube('M470 572L672 970', 62, r.chance(0.5) ? '#B58A3A' : '#4A4E55', 'butt'),
    k.part('M372 388L462 470L500 430L440 330L380 322Z', '#3A3D43', 1.6),
    k.painted(
      'M136 560C200 662 330 690 440 650C520 622 576 572 604 500L540 470C500 530 440 575 372 588C280 604 214 570 172 522Z',
      undefined,
      2.2,
    ),
  ].join('');
}

function drawEngine(k: Kit, r: Random): string {
  return [
    k.part('M700 640L720 360C760 270 860 240 960 240L1180 250L1250 330L1260 520L1120 690L860 760Z', IRON, 2),
    k.disc(1080, 400, 118, CAST),
    k.disc(1080, 400, 78, SEAM, 1.2),
    k.disc(1080, 400, 22, IRON, 1),
    k.tube('M1180 290C1260 270 1300 300 1340 340L1420 380', 60, STEEL_DARK, 'butt'),
    k.part(
      'M1380 330L1700 452C1730 470 1720 560 1684 566L1640 560L1352 440Z',
      r.chance(0.5) ? '#BFC4C8' : PLASTIC,
      2,
    ),
    k.stroke('M1420 352L1390 454M1640 436L1610 546', 1.2, SEAM),
    k.part('M690 930L790 960L1010 760L1300 620L1300 470L1180 440L1110 600L800 760Z', '#A9AEB4', 2),
    k.stroke('M800 880L1010 700L1220 600', 1.2, SEAM),
    k.disc(1215, 510, 34, SEAM, 1.4),
    k.tube('M1240 380L1330 380', 24, '#3A3D43'),
  ].join('');
}

function drawTail(k: Kit): string {
  return [
    k.part('M1150 600L1190 840L1500 850L1420 700L1300 600Z', TRIM, 1.8),
    k.tube('M1260 620L1520 880', 26, IRON),
    k.part('M1180 960C1270 912 1390 922 1484 990L1540 1000L1560 940L1400 840L1180 860Z', TRIM, 1.8),
    k.part(
      'M1530 990C1580 1070 1700 1122 1836 1128C1860 1120 1868 1100 1866 1080L1640 980L1530 940Z',
      TRIM,
      1.8,
    ),
    k.painted(
      'M1170 890C1260 852 1390 868 1484 938L1560 985C1650 1040 1770 1072 1862 1086C1884 1078 1880 1056 1860 1040C1740 960 1610 862 1480 808C1370 764 1260 752 1180 780Z',
      'M1100 850C1300 790 1500 870 1900 1050V700H1100Z',
    ),
    k.part('M1862 1086C1884 1078 1880 1056 1860 1040L1790 994L1782 1058Z', TAIL, 1.5),
  ].join('');
}

function drawFairing(k: Kit, r: Random): string {
  return [
    k.painted(
      'M372 902C392 962 450 1014 520 1042L650 1056C710 1016 780 972 850 940C880 850 950 776 1024 706C1098 640 1150 540 1206 410L1262 292C1130 226 900 224 770 262C706 296 682 380 690 470C690 570 640 668 600 742C540 806 440 846 372 902Z',
      'M560 800C760 760 960 640 1060 560C1120 500 1240 360 1300 260L1200 150L560 180Z',
    ),
    k.part('M770 690C860 700 960 660 1020 596L980 420C900 400 810 450 770 540Z', '#1F2126', 1.8),
    k.stroke('M800 660L960 610M796 600L980 540M800 540L984 474', 2, CAST),
    k.stroke('M540 1030C640 960 700 880 790 770M704 420C820 340 1000 310 1230 340', 1.4),
    r.chance(0.6)
      ? k.streak('M430 880C560 850 680 760 740 640C770 560 790 480 860 410', 22, k.paint.light)
      : k.streak('M1180 330C1000 300 860 330 740 400M1205 290C1020 256 860 276 744 330', 12, k.paint.light),
  ].join('');
}

function drawTank(k: Kit): string {
  return [
    k.painted(
      'M760 950C800 1046 900 1088 1010 1082C1124 1076 1196 1014 1236 922C1200 870 1090 842 990 846C900 852 826 890 760 950Z',
      'M740 930C860 960 1100 960 1260 900V780H740Z',
    ),
    k.disc(985, 1080, 24, STEEL, 1.4),
  ].join('');
}

function drawCockpit(k: Kit): string {
  return [
    k.glass(
      'M498 1036C560 1116 660 1160 752 1148C744 1098 710 1066 650 1056Z',
      'M560 1060L640 1140L680 1150L610 1050Z',
    ),
    k.part('M376 908C390 960 440 1004 506 1030C512 990 490 930 420 880Z', LAMP, 1.8),
    k.stroke('M400 912C420 950 450 980 500 1004', 2.4, '#3A4047'),
    k.tube('M690 965L800 935', 26, TRIM),
    k.tube('M620 1050L640 1130', 10, TRIM),
    k.part('M590 1132C600 1180 640 1196 720 1186C716 1156 690 1132 640 1124Z', TRIM, 1.6),
  ].join('');
}

const WHEELS = ['y', 'five', 'three'] as const;

function draw(k: Kit, r: Random): string {
  const style = { style: r.pick(WHEELS), dark: r.chance(0.7) };
  return [
    drawRearEnd(k, style),
    drawFrontEnd(k, style, r),
    drawEngine(k, r),
    drawTail(k),
    drawFairing(k, r),
    drawTank(k),
    drawCockpit(k),
  ].join('');
}

export const motorcycleSport: Machine = { length: 2060, height: 1170, axes: [335, 1730], draw };
