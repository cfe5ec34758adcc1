import { GLASS, GLASS_LIGHT, GLASS_PRIVACY, INK, TAIL, TRIM, UNDERBODY } from '../core/palette.ts';
import { area, circle, clip, line, mirror, formatNumber, path, rect } from '../core/svg.ts';
import { joinSymmetric, type EndContext } from './endContext.ts';

const BOOT_LID = ['sedan', 'coupe', 'pickup'];

/** Traces the contour of the whole front or rear: roof, shoulders, flanks, bumper. */
export function traceEnd({
  height: h,
  half: w,
  belt,
  glass,
  bottom,
  measures,
  boxy,
  low,
}: EndContext): string {
  const { roof } = measures;
  const shoulder = boxy ? 26 : low ? 44 : 56;
  return joinSymmetric(
    [0, h],
    [
      [roof * 0.5, h, roof * 0.8, h - 6, roof - 30, h - 34],
      [
        roof + 22,
        h - 56,
        roof + 40,
        h - Math.min(100, glass * 0.22),
        roof + (boxy ? 56 : 72),
        h - Math.min(170, glass * 0.37),
      ],
      [
        roof + (boxy ? 90 : 124),
        h - Math.min(300, glass * 0.6),
        w - (boxy ? 40 : 84),
        belt + Math.min(190, glass * 0.3),
        w - shoulder,
        belt + 14,
      ],
      [w - 30, belt - 30, w - 4, belt - 110, w, belt * 0.66],
      [w, belt * 0.5, w - 4, bottom + 190, w - 22, bottom + 90],
      [w - 34, bottom + 10, w - 70, bottom - 8, w - 140, bottom - 10],
      [0, bottom - 16],
    ],
  );
}

export function drawTyresAndUnderbody({ half: w, bottom, measures, profile, ink }: EndContext): string {
  const tyre = mirror(
    rect(w - 40 - measures.tyre, 0, measures.tyre, profile.wheelRadius * 1.5, {
      rx: 42,
      fill: '#26282D',
      ...ink(2),
    }),
  );
  const pan = `M${-w + 240} ${bottom - 62}H${w - 240}L${w - 180} ${bottom - 20}V${bottom + 60}H${-w + 180}V${bottom - 20}Z`;
  return tyre + path(pan, area(UNDERBODY));
}

export function drawMirrors({ half: w, belt: b, end, variation, paint, ink }: EndContext): string {
  const stalk = `M${formatNumber(w - 90)} ${b + 40}L${formatNumber(w + 4)} ${b + 50}V${b + 90}L${formatNumber(w - 90)} ${b + 90}Z`;
  const shell =
    `M${formatNumber(w - 36)} ${b + 30}C${formatNumber(w - 44)} ${b + 110} ${formatNumber(w - 36)} ${b + 150} ${formatNumber(w - 44)} ${b + 158}` +
    `L${formatNumber(w + 82)} ${b + 150}C${formatNumber(w + 120)} ${b + 140} ${formatNumber(w + 122)} ${b + 60} ${formatNumber(w + 92)} ${b + 36}` +
    `C${formatNumber(w + 64)} ${b + 16} ${formatNumber(w - 10)} ${b + 10} ${formatNumber(w - 36)} ${b + 30}Z`;
  const fill = end === 'rear' ? GLASS_LIGHT : (variation.roof ?? paint.base);
  return mirror(path(stalk, { fill: TRIM, ...ink(1.2) }) + path(shell, { fill, ...ink(2) }));
}

/** Traces a band of the body from a slightly arched upper edge down to the ground. */
function traceBand(w: number, atSides: number, atMiddle: number): string {
  return `M${-w - 20} ${formatNumber(atSides)}C${formatNumber(-w * 0.5)} ${formatNumber(atMiddle)} ${formatNumber(w * 0.5)} ${formatNumber(atMiddle)} ${w + 20} ${formatNumber(atSides)}V0H${-w - 20}Z`;
}

export function drawEndBody(context: EndContext, outline: string): string {
  const { half: w, bottom, belt, height, measures, paint, px, variation, profile, end } = context;
  const edge = end === 'rear' ? measures.deck - 130 : measures.nose - 30;
  const depth = edge - bottom;
  const roof = variation.roof;
  const skirt = profile.cladding
    ? `M${-w - 9} ${bottom - 40}H${w + 9}V${bottom + 130}C${formatNumber(w * 0.6)} ${bottom + 80} ${formatNumber(-w * 0.6)} ${bottom + 80} ${-w - 9} ${bottom + 130}Z`
    : `M${-w} ${bottom - 40}H${w}V${bottom + 26}C${formatNumber(w * 0.6)} ${bottom + 8} ${formatNumber(-w * 0.6)} ${bottom + 8} ${-w} ${bottom + 26}Z`;
  return (
    path(outline, area(paint.base)) +
    clip(
      'e',
      [outline],
      path(outline, line(paint.light, px(11), 0.7)),
      path(traceBand(w, edge, edge - 46), area(paint.shade, 0.55)),
      path(traceBand(w, bottom + depth * 0.45, bottom + depth * 0.36), area(paint.shade, 0.8)),
      roof ? path(`M${-w} ${belt + 40}H${w}V${height + 20}H${-w}Z`, area(roof)) : '',
      path(skirt, area(TRIM)),
    )
  );
}

/** Returns the height of the lower edge of the front or rear screen. */
export const getCowlHeight = ({ end, measures, belt, low }: EndContext): number =>
  end === 'rear' ? measures.deck + 20 : belt - (low ? 22 : 10);

function traceScreen(context: EndContext, top: number): { d: string; bottomHalf: number } {
  const { half: w, glass, measures, end } = context;
  const cowl = getCowlHeight(context);
  const topHalf = measures.roof - 40;
  const bottomHalf = end === 'rear' ? Math.min(w - 190, measures.roof + 90) : w - 150;
  const d = joinSymmetric(
    [0, top + 6],
    [
      [topHalf * 0.5, top + 6, topHalf * 0.8, top, topHalf - 30, top - 10],
      [topHalf + 6, top - 18, topHalf + 14, top - 40, topHalf + 26, top - 80],
      [
        topHalf + (bottomHalf - topHalf) * 0.5,
        (top + cowl) / 2 + 60,
        bottomHalf - 30,
        cowl + Math.min(150, glass * 0.3),
        bottomHalf,
        cowl + Math.min(70, glass * 0.14),
      ],
      [bottomHalf + 14, cowl + 24, bottomHalf - 10, cowl + 14, bottomHalf - 60, cowl + 8],
      [bottomHalf * 0.6, cowl - 14, bottomHalf * 0.3, cowl - 20, 0, cowl - 20],
    ],
  );
  return { d, bottomHalf };
}

/** Draws the narrow parts of the side glass that are visible beside the screen. */
function drawSideGlass(context: EndContext, bottomHalf: number): string {
  const { half: w, height: h, belt: b, glass, measures, boxy, end, variation, ink } = context;
  const rear = end === 'rear';
  const top = formatNumber(h - Math.min(210, glass * 0.45));
  const bend = formatNumber(h - Math.min(330, glass * 0.62));
  const d =
    `M${formatNumber(measures.roof + (boxy ? 40 : 52))} ${top}C${formatNumber(measures.roof + (boxy ? 70 : 100))} ${bend} ` +
    `${formatNumber(w - 110)} ${formatNumber(b + Math.min(190, glass * 0.3))} ${formatNumber(w - (boxy ? 50 : 84))} ${formatNumber(b + 40)}` +
    `L${formatNumber(bottomHalf + (rear ? 120 : 60))} ${formatNumber(b + 56)}C${formatNumber(bottomHalf + (rear ? 70 : 26))} ` +
    `${formatNumber(b + Math.min(210, glass * 0.34))} ${formatNumber(measures.roof + 70)} ${bend} ${formatNumber(measures.roof + 22)} ${top}Z`;
  return mirror(path(d, { fill: rear && variation.privacy ? GLASS_PRIVACY : '#46525A', ...ink(1.3) }));
}

function drawSeats({ half: w }: EndContext, cowl: number, top: number): string {
  const height = top - cowl;
  return mirror(
    rect(w * 0.26, cowl - 30, w * 0.36, height * 0.42, { rx: 60, ...area('#2A2F35', 0.55) }) +
      rect(w * 0.33, cowl + height * 0.4, w * 0.22, height * 0.22, { rx: 44, ...area('#2A2F35', 0.55) }),
  );
}

/** Draws the steering wheel behind the windscreen: on the viewer's left in a right-hand drive car. */
function drawDriverSide({ half: w, steering }: EndContext, cowl: number, top: number): string {
  const x = (steering === 'left' ? 0.44 : -0.44) * w;
  return (
    circle(x, cowl + 20, w * 0.19, line('#1A1B1F', 26, 0.75)) +
    path(`M-90 ${formatNumber(top - 20)}H90L76 ${formatNumber(top - 76)}H-76Z`, area('#1A1B1F'))
  );
}

function drawReflections({ half: w }: EndContext, cowl: number, top: number): string {
  const slants = [
    { from: -0.62, width: 0.3 },
    { from: -0.18, width: 0.1 },
  ];
  return slants
    .map(({ from, width }) =>
      path(
        `M${formatNumber(w * from)} ${formatNumber(cowl - 40)}L${formatNumber(w * (from + 0.34))} ${formatNumber(top + 20)}` +
          `H${formatNumber(w * (from + 0.34 + width))}L${formatNumber(w * (from + width))} ${formatNumber(cowl - 40)}Z`,
        area('#fff', 0.16),
      ),
    )
    .join('');
}

function drawWipers({ end, half: w, bodyType, px }: EndContext, cowl: number, top: number): string {
  if (end === 'front') {
    const blades =
      `M${formatNumber(w * 0.1)} ${formatNumber(cowl - 4)}L${formatNumber(w * 0.56)} ${formatNumber(cowl + 64)}` +
      `M${formatNumber(-w * 0.56)} ${formatNumber(cowl + 6)}L${formatNumber(-w * 0.02)} ${formatNumber(cowl + 70)}`;
    return path(blades, line('#1A1B1F', px(3.2)));
  }
  const stopLamp = rect(-110, top + 14, 220, 20, { rx: 10, fill: TAIL });
  if (BOOT_LID.includes(bodyType)) return stopLamp;
  const blade = `M0 ${formatNumber(cowl - 6)}L${formatNumber(w * 0.44)} ${formatNumber(cowl + 60)}`;
  return stopLamp + path(blade, line('#1A1B1F', px(3.4))) + circle(0, cowl - 8, 24, area('#1A1B1F'));
}

export function drawScreens(context: EndContext): string {
  const { height, end, bodyType, variation, px } = context;
  const rear = end === 'rear';
  const top = height - (rear ? (context.low ? 108 : 130) : 96);
  const cowl = getCowlHeight(context);
  const { d, bottomHalf } = traceScreen(context, top);
  return [
    rear && bodyType === 'pickup' ? '' : drawSideGlass(context, bottomHalf),
    path(d, area(rear && variation.privacy ? GLASS_PRIVACY : GLASS)),
    clip(
      's',
      [d],
      drawSeats(context, cowl, top),
      rear ? '' : drawDriverSide(context, cowl, top),
      drawReflections(context, cowl, top),
    ),
    path(d, line(TRIM, px(4.4))),
    path(d, line(INK, px(1.2))),
    drawWipers(context, cowl, top),
  ].join('');
}
