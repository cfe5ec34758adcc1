import { GLASS, GLASS_LIGHT, GLASS_PRIVACY, INK, TAIL, TRIM, UNDERBODY } from '../core/palette.ts';
import { area, circle, clipped, line, mirrored, num, path, rect } from '../core/svg.ts';
import { symmetric, type EndContext } from './endContext.ts';

const BOOT_LID = ['sedan', 'coupe', 'pickup'];

/** The contour of the whole end: roof, shoulders, flanks, bumper. */
export function endOutline({
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
  return symmetric(
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

export function tyresAndUnderbody({ half: w, bottom, measures, profile, ink }: EndContext): string {
  const tyre = mirrored(
    rect(w - 40 - measures.tyre, 0, measures.tyre, profile.wheelRadius * 1.5, {
      rx: 42,
      fill: '#26282D',
      ...ink(2),
    }),
  );
  const pan = `M${-w + 240} ${bottom - 62}H${w - 240}L${w - 180} ${bottom - 20}V${bottom + 60}H${-w + 180}V${bottom - 20}Z`;
  return tyre + path(pan, area(UNDERBODY));
}

export function mirrors({ half: w, belt: b, end, variation, paint, ink }: EndContext): string {
  const stalk = `M${num(w - 90)} ${b + 40}L${num(w + 4)} ${b + 50}V${b + 90}L${num(w - 90)} ${b + 90}Z`;
  const shell =
    `M${num(w - 36)} ${b + 30}C${num(w - 44)} ${b + 110} ${num(w - 36)} ${b + 150} ${num(w - 44)} ${b + 158}` +
    `L${num(w + 82)} ${b + 150}C${num(w + 120)} ${b + 140} ${num(w + 122)} ${b + 60} ${num(w + 92)} ${b + 36}` +
    `C${num(w + 64)} ${b + 16} ${num(w - 10)} ${b + 10} ${num(w - 36)} ${b + 30}Z`;
  const fill = end === 'rear' ? GLASS_LIGHT : (variation.roof ?? paint.base);
  return mirrored(path(stalk, { fill: TRIM, ...ink(1.2) }) + path(shell, { fill, ...ink(2) }));
}

/** A band of the body from a slightly arched upper edge down to the ground. */
function bandBelow(w: number, atSides: number, atMiddle: number): string {
  return `M${-w - 20} ${num(atSides)}C${num(-w * 0.5)} ${num(atMiddle)} ${num(w * 0.5)} ${num(atMiddle)} ${w + 20} ${num(atSides)}V0H${-w - 20}Z`;
}

export function endBody(context: EndContext, outline: string): string {
  const { half: w, bottom, belt, height, measures, paint, px, variation, profile, end } = context;
  const edge = end === 'rear' ? measures.deck - 130 : measures.nose - 30;
  const depth = edge - bottom;
  const roof = variation.roof;
  const skirt = profile.cladding
    ? `M${-w - 9} ${bottom - 40}H${w + 9}V${bottom + 130}C${num(w * 0.6)} ${bottom + 80} ${num(-w * 0.6)} ${bottom + 80} ${-w - 9} ${bottom + 130}Z`
    : `M${-w} ${bottom - 40}H${w}V${bottom + 26}C${num(w * 0.6)} ${bottom + 8} ${num(-w * 0.6)} ${bottom + 8} ${-w} ${bottom + 26}Z`;
  return (
    path(outline, area(paint.base)) +
    clipped(
      'e',
      [outline],
      path(outline, line(paint.light, px(11), 0.7)),
      path(bandBelow(w, edge, edge - 46), area(paint.shade, 0.55)),
      path(bandBelow(w, bottom + depth * 0.45, bottom + depth * 0.36), area(paint.shade, 0.8)),
      roof ? path(`M${-w} ${belt + 40}H${w}V${height + 20}H${-w}Z`, area(roof)) : '',
      path(skirt, area(TRIM)),
    )
  );
}

/** The lower edge of the front or rear screen. */
export const cowlOf = ({ end, measures, belt, low }: EndContext): number =>
  end === 'rear' ? measures.deck + 20 : belt - (low ? 22 : 10);

function screenShape(context: EndContext, top: number): { d: string; bottomHalf: number } {
  const { half: w, glass, measures, end } = context;
  const cowl = cowlOf(context);
  const topHalf = measures.roof - 40;
  const bottomHalf = end === 'rear' ? Math.min(w - 190, measures.roof + 90) : w - 150;
  const d = symmetric(
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

/** The slivers of side glass that are seen past the screen. */
function sideGlass(context: EndContext, bottomHalf: number): string {
  const { half: w, height: h, belt: b, glass, measures, boxy, end, variation, ink } = context;
  const rear = end === 'rear';
  const top = num(h - Math.min(210, glass * 0.45));
  const bend = num(h - Math.min(330, glass * 0.62));
  const d =
    `M${num(measures.roof + (boxy ? 40 : 52))} ${top}C${num(measures.roof + (boxy ? 70 : 100))} ${bend} ` +
    `${num(w - 110)} ${num(b + Math.min(190, glass * 0.3))} ${num(w - (boxy ? 50 : 84))} ${num(b + 40)}` +
    `L${num(bottomHalf + (rear ? 120 : 60))} ${num(b + 56)}C${num(bottomHalf + (rear ? 70 : 26))} ` +
    `${num(b + Math.min(210, glass * 0.34))} ${num(measures.roof + 70)} ${bend} ${num(measures.roof + 22)} ${top}Z`;
  return mirrored(path(d, { fill: rear && variation.privacy ? GLASS_PRIVACY : '#46525A', ...ink(1.3) }));
}

function seats({ half: w }: EndContext, cowl: number, top: number): string {
  const height = top - cowl;
  return mirrored(
    rect(w * 0.26, cowl - 30, w * 0.36, height * 0.42, { rx: 60, ...area('#2A2F35', 0.55) }) +
      rect(w * 0.33, cowl + height * 0.4, w * 0.22, height * 0.22, { rx: 44, ...area('#2A2F35', 0.55) }),
  );
}

/** The driver's wheel through the windscreen: a right-hand drive car shows it on the viewer's left. */
function driverSide({ half: w, drive }: EndContext, cowl: number, top: number): string {
  const x = (drive === 'left' ? 0.44 : -0.44) * w;
  return (
    circle(x, cowl + 20, w * 0.19, line('#1A1B1F', 26, 0.75)) +
    path(`M-90 ${num(top - 20)}H90L76 ${num(top - 76)}H-76Z`, area('#1A1B1F'))
  );
}

function reflections({ half: w }: EndContext, cowl: number, top: number): string {
  const slants = [
    { from: -0.62, width: 0.3 },
    { from: -0.18, width: 0.1 },
  ];
  return slants
    .map(({ from, width }) =>
      path(
        `M${num(w * from)} ${num(cowl - 40)}L${num(w * (from + 0.34))} ${num(top + 20)}` +
          `H${num(w * (from + 0.34 + width))}L${num(w * (from + width))} ${num(cowl - 40)}Z`,
        area('#fff', 0.16),
      ),
    )
    .join('');
}

function wipers({ end, half: w, bodyType, px }: EndContext, cowl: number, top: number): string {
  if (end === 'front') {
    const blades =
      `M${num(w * 0.1)} ${num(cowl - 4)}L${num(w * 0.56)} ${num(cowl + 64)}` +
      `M${num(-w * 0.56)} ${num(cowl + 6)}L${num(-w * 0.02)} ${num(cowl + 70)}`;
    return path(blades, line('#1A1B1F', px(3.2)));
  }
  const stopLamp = rect(-110, top + 14, 220, 20, { rx: 10, fill: TAIL });
  if (BOOT_LID.includes(bodyType)) return stopLamp;
  const blade = `M0 ${num(cowl - 6)}L${num(w * 0.44)} ${num(cowl + 60)}`;
  return stopLamp + path(blade, line('#1A1B1F', px(3.4))) + circle(0, cowl - 8, 24, area('#1A1B1F'));
}

export function screens(context: EndContext): string {
  const { height, end, bodyType, variation, px } = context;
  const rear = end === 'rear';
  const top = height - (rear ? (context.low ? 108 : 130) : 96);
  const cowl = cowlOf(context);
  const { d, bottomHalf } = screenShape(context, top);
  return [
    rear && bodyType === 'pickup' ? '' : sideGlass(context, bottomHalf),
    path(d, area(rear && variation.privacy ? GLASS_PRIVACY : GLASS)),
    clipped(
      's',
      [d],
      seats(context, cowl, top),
      rear ? '' : driverSide(context, cowl, top),
      reflections(context, cowl, top),
    ),
    path(d, line(TRIM, px(4.4))),
    path(d, line(INK, px(1.2))),
    wipers(context, cowl, top),
  ].join('');
}
