import type { PanelName } from '@vvoz/catalogue/lots/sheetMarks';
import { END_MEASURES } from '../cars/endMeasures.ts';
import { closeOutline } from '../cars/outline.ts';
import { fitProfile } from '../cars/profile.ts';
import type { CarProfile, CarType, Shape } from '../cars/carTypes.ts';
import { circle, group, line, formatNumber, listNumbers, path, readStart, type Point } from '../core/svg.ts';
import { LABELS } from './labels.ts';
import { PANELS } from './panels.ts';
import { FAINT, printText, RULE } from './print.ts';

/** A map and the place of each panel on it, px. */
export type DamageMap = { art: string; place(panel: PanelName): Point };

/** The part of the sheet that a map may fill, px. */
export type MapArea = { x: number; y: number; width: number; height: number };

const mirrorAlong = (d: string) => path(d, {}) + path(d, { transform: 'scale(1 -1)' });

/** Draws the car from above, front at the left, in px; the origin is the middle of the front. */
function drawPlanView(p: CarProfile, roofShare: number, length: number, width: number): string {
  const w = width / 2;
  const roof = w * roofShare;
  const scale = length / p.length;
  const X = (mm: number) => formatNumber(mm * scale);
  const Y = (share: number) => formatNumber(-w * share);
  const R = (share: number) => formatNumber(-roof * share);
  const screen = listNumbers(p.windscreen);
  const rear = listNumbers(p.rearScreen);
  const cowl = screen[0] ?? 0;
  const roofFront = (screen[6] ?? 0) - 60;
  const [roofRear] = readStart(p.rearScreen);
  const deck = Math.min(p.length - 20, Math.max(...rear.filter((_, i) => i % 2 === 0)));
  const body =
    `M0 0C0 ${Y(0.6)} ${X(60)} ${Y(0.86)} ${X(300)} ${Y(0.95)}C${X(700)} ${Y(1.01)} ${X(p.length * 0.4)} ${Y(1)} ` +
    `${X(p.length * 0.5)} ${Y(1)}C${X(p.length * 0.7)} ${Y(1)} ${X(p.length - 500)} ${Y(1)} ${X(p.length - 220)} ${Y(0.94)}` +
    `C${X(p.length - 30)} ${Y(0.86)} ${X(p.length)} ${Y(0.6)} ${X(p.length)} 0`;
  const windscreen =
    `M${X(cowl - 40)} 0C${X(cowl - 40)} ${Y(0.5)} ${X(cowl + 20)} ${Y(0.78)} ${X(cowl + 130)} ${Y(0.84)}` +
    `L${X(roofFront + 60)} ${R(0.93)}C${X(roofFront + 10)} ${R(0.6)} ${X(roofFront)} ${R(0.3)} ${X(roofFront)} 0`;
  const roofEdge =
    `M${X(roofFront + 60)} ${R(0.93)}L${X(roofRear - 30)} ${R(0.9)}` +
    `C${X(roofRear + 20)} ${R(0.6)} ${X(roofRear + 30)} ${R(0.3)} ${X(roofRear + 30)} 0`;
  const bedStart = p.length * 0.665;
  const tail = p.bed
    ? `M${X(bedStart)} 0V${Y(0.82)}H${X(p.length - 120)}V0`
    : `M${X(deck)} 0C${X(deck)} ${Y(0.4)} ${X(deck - 20)} ${Y(0.7)} ${X(deck - 90)} ${Y(0.8)}L${X(roofRear - 30)} ${R(0.9)}`;
  const belt =
    `M${X(cowl + 130)} ${Y(0.84)}C${X(p.length * 0.45)} ${Y(0.93)} ${X(p.length * 0.62)} ${Y(0.92)} ` +
    `${X((p.bed ? bedStart : deck) - 90)} ${Y(0.8)}`;
  const bonnetFront = `M${X(200)} ${Y(0.9)}C${X(110)} ${Y(0.6)} ${X(90)} ${Y(0.3)} ${X(90)} 0`;
  const mirror = `M${X(p.mirror[0] - 60)} ${Y(0.98)}l${X(-40)} ${Y(0.17)}h${X(150)}l${X(30)} ${formatNumber(w * 0.17)}`;
  const bonnetFold = `M${X(260)} ${Y(0.5)}L${X(cowl - 20)} ${Y(0.62)}`;
  return group(
    { ...line(RULE, 1.5), 'stroke-linejoin': 'round' },
    ...[body, windscreen, roofEdge, tail, belt, bonnetFront, mirror].map(mirrorAlong),
    group({ 'stroke-width': 1, opacity: 0.6 }, mirrorAlong(bonnetFold)),
  );
}

/** Draws the side as lines, with the ground at y = 0 and the roof above it. */
function traceSide(p: CarProfile, length: number): string {
  const scale = length / p.length;
  const weight = (px: number) => formatNumber(px / scale);
  const wheelAt = (x: number) =>
    circle(x, p.wheelRadius, p.wheelRadius, {}) + circle(x, p.wheelRadius, p.wheelRadius * 0.66, {});
  const thin = { 'stroke-width': weight(1.1) };
  return group(
    {
      transform: `scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`,
      ...line(RULE, weight(1.4)),
      'stroke-linejoin': 'round',
    },
    path(closeOutline(p), { 'stroke-width': weight(1.7) }),
    path([p.sideGlass, ...(p.extraGlass ?? [])].join(''), {}),
    path(p.doors.join(''), thin),
    path(p.headlamp + p.tailLamp + p.pillars.join(''), thin),
    wheelAt(p.frontOverhang) + wheelAt(p.frontOverhang + p.wheelbase),
  );
}

const GAP = 16;

const placeAt = (x: number, y: number, ...content: string[]): string =>
  group({ transform: `translate(${formatNumber(x)} ${formatNumber(y)})` }, ...content);

/** Draws the unfolded car: right side (upside down), plan, left side. */
export function drawCarMap(
  bodyType: CarType,
  modelSeed: string | number,
  shape: Shape | undefined,
  area: MapArea,
): DamageMap {
  const p = fitProfile(bodyType, modelSeed, shape);
  const ends = { ...END_MEASURES[bodyType], ...p.ends };
  const length = Math.min(500, 400 / ((2 * p.height + ends.width) / p.length));
  const scale = length / p.length;
  const side = p.height * scale;
  const width = ends.width * scale;
  const left = area.x + area.width / 2 - length / 2;
  const right = left + length;
  const top = area.y + 30 + (area.height - 40 - 2 * side - width - 2 * GAP) / 2;
  const middle = top + side + GAP + width / 2;
  const bottom = top + 2 * side + width + 2 * GAP;
  const art = [
    placeAt(left, top, group({ transform: 'scale(1 -1)' }, traceSide(p, length))),
    placeAt(left, middle, drawPlanView(p, ends.roof / (ends.width / 2), length, width)),
    placeAt(left, bottom, traceSide(p, length)),
    printText(left - 34, middle + 5, LABELS.front, 15, { anchor: 'middle' }),
    printText(right + 34, middle + 5, LABELS.back, 15, { anchor: 'middle' }),
    printText(left - 34, top + 20, LABELS.right, 15, { anchor: 'middle', color: FAINT }),
    printText(left - 34, bottom - 4, LABELS.left, 15, { anchor: 'middle', color: FAINT }),
  ].join('');
  const place = (panel: PanelName): Point => {
    const { strip, x, y } = PANELS[panel];
    const height = side * y * 0.8;
    const onStrip = { top: middle + (y - 0.5) * width * 0.9, right: top + height, left: bottom - height };
    return [left + x * length, onStrip[strip]];
  };
  return { art, place };
}
