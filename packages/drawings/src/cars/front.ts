import { CHROME, INK, LAMP_CLEAR, LAMP_GLOW, LAMP_RIM, LAMP_SMOKED } from '../core/palette.ts';
import { circle, clip, element, line, mirror, formatNumber, path } from '../core/svg.ts';
import { drawNumberPlate, joinSymmetric, type EndContext } from './endContext.ts';
import { getCowlHeight } from './endShell.ts';

const GRILLES = ['bars', 'mesh', 'slot', 'hex', 'vbars'] as const;
type GrilleStyle = (typeof GRILLES)[number];

type Grille = { style: GrilleStyle; half: number; top: number; bottom: number };

function pickGrille({ random, half: w, measures, profile, bodyType, low }: EndContext): Grille {
  const { nose } = measures;
  const style = random.pick(GRILLES);
  const half = w * (0.4 + random.next() * 0.08);
  const depth = profile.cladding ? 300 : bodyType === 'minivan' ? 380 : low ? 165 : 190;
  return { style, half, top: nose - 60, bottom: nose - (style === 'slot' ? (low ? 115 : 130) : depth) };
}

function drawBonnet(context: EndContext): string {
  const { half: w, measures, shut, low } = context;
  const cowl = getCowlHeight(context);
  const { nose } = measures;
  const edge =
    `M${formatNumber(-w + 70)} ${formatNumber(nose + 14)}C${formatNumber(-w * 0.6)} ${formatNumber(nose - 24)} ${formatNumber(w * 0.6)} ${formatNumber(nose - 24)} ` +
    `${formatNumber(w - 70)} ${formatNumber(nose + 14)}`;
  const creases =
    `M${formatNumber(w * 0.72)} ${formatNumber(nose + 2)}C${formatNumber(w * 0.74)} ${formatNumber(nose + 70)} ${formatNumber(w * 0.76)} ${formatNumber(cowl - 60)} ` +
    `${formatNumber(w - 190)} ${formatNumber(cowl + 2)}M${formatNumber(w * 0.4)} ${formatNumber(nose - 14)}C${formatNumber(w * 0.44)} ${formatNumber(nose + 60)} ` +
    `${formatNumber(w * 0.46)} ${formatNumber(cowl - 60)} ${formatNumber(w * 0.5)} ${formatNumber(cowl - 14)}`;
  // The bonnet of a low car is visible from the front; a light fold shows its slope.
  const fold =
    `M${formatNumber(-w * 0.62)} ${formatNumber(nose + 40)}C${formatNumber(-w * 0.3)} ${formatNumber(nose + 4)} ${formatNumber(w * 0.3)} ${formatNumber(nose + 4)} ` +
    `${formatNumber(w * 0.62)} ${formatNumber(nose + 40)}`;
  return (
    path(edge, shut) +
    mirror(path(creases, { ...shut, opacity: 0.7 })) +
    (low ? path(fold, line(context.paint.light, context.px(4), 0.6)) : '')
  );
}

function traceGrille({ style, half, top, bottom }: Grille): string {
  return style === 'hex'
    ? joinSymmetric(
        [0, top + 8],
        [
          [half * 0.6, top + 8, half * 0.9, top + 4, half, top - 10],
          [half * 0.72, (top + bottom) / 2 - 10],
          [half * 0.94, bottom - 70],
          [half * 0.9, bottom - 90],
          [0, bottom - 96],
        ],
      )
    : joinSymmetric(
        [0, top + 6],
        [
          [half * 0.6, top + 6, half * 0.9, top + 2, half, top - 8],
          [half + 4, top - 30, half * 0.95, bottom + 30, half * 0.88, bottom],
          [half * 0.5, bottom - 14, half * 0.3, bottom - 16, 0, bottom - 16],
        ],
      );
}

function traceGrilleFilling({ style, top, bottom }: Grille, w: number): string {
  let d = '';
  if (style === 'mesh' || style === 'hex') {
    for (let i = -14; i < 15; i++) {
      d += `M${i * 62} ${formatNumber(bottom - 110)}l260 360M${i * 62} ${formatNumber(bottom - 110)}l-260 360`;
    }
  } else if (style === 'vbars') {
    for (let i = -9; i < 10; i++)
      d += `M${formatNumber(i * w * 0.055)} ${formatNumber(bottom - 60)}V${formatNumber(top + 20)}`;
  } else {
    for (let y = bottom + 6; y < top; y += 44) d += `M${-w} ${formatNumber(y)}H${w}`;
  }
  return d;
}

function drawGrille({ half: w, variation, ink, px }: EndContext, shape: Grille): string {
  const d = traceGrille(shape);
  const bars = shape.style === 'bars';
  const bright = variation.chrome || shape.style === 'vbars';
  const badgeBase = shape.style === 'slot' ? shape.bottom : shape.top - 110;
  return (
    path(d, { fill: '#1F2126', ...ink(2) }) +
    clip(
      'gr',
      [d],
      path(
        traceGrilleFilling(shape, w),
        line(bars && variation.chrome ? CHROME : '#6E737A', px(bars ? 3 : 1.6)),
      ),
    ) +
    path(d, line(bright ? CHROME : '#3A3D43', px(2.6))) +
    path(d, line(INK, px(1))) +
    element('ellipse', {
      cy: formatNumber((shape.top + badgeBase) / 2),
      rx: 58,
      ry: 40,
      fill: CHROME,
      ...ink(1.4),
    })
  );
}

type Lamp = { inner: number; top: number; height: number };

/** Traces a headlamp: upright on tall cars, swept back on others. */
function traceLamp({ half: w }: EndContext, upright: boolean, { inner: x, top, height: h }: Lamp): string {
  return upright
    ? `M${formatNumber(x)} ${formatNumber(top - 40)}C${formatNumber(x + 80)} ${formatNumber(top - 6)} ${formatNumber(w - 120)} ${formatNumber(top + 10)} ${formatNumber(w - 34)} ${formatNumber(top + 12)}` +
        `C${formatNumber(w - 14)} ${formatNumber(top - 30)} ${formatNumber(w - 14)} ${formatNumber(top - h)} ${formatNumber(w - 40)} ${formatNumber(top - h - 20)}` +
        `C${formatNumber(w - 140)} ${formatNumber(top - h - 40)} ${formatNumber(x + 60)} ${formatNumber(top - h - 20)} ${formatNumber(x + 10)} ${formatNumber(top - h + 10)}` +
        `C${formatNumber(x - 8)} ${formatNumber(top - h + 30)} ${formatNumber(x - 8)} ${formatNumber(top - 60)} ${formatNumber(x)} ${formatNumber(top - 40)}Z`
    : `M${formatNumber(x)} ${formatNumber(top - 60)}C${formatNumber(x + 100)} ${formatNumber(top - 20)} ${formatNumber(w - 160)} ${formatNumber(top + 16)} ${formatNumber(w - 40)} ${formatNumber(top + 22)}` +
        `C${formatNumber(w - 16)} ${formatNumber(top - 10)} ${formatNumber(w - 16)} ${formatNumber(top - 60)} ${formatNumber(w - 40)} ${formatNumber(top - h + 30)}` +
        `C${formatNumber(w - 150)} ${formatNumber(top - h - 14)} ${formatNumber(x + 90)} ${formatNumber(top - h - 10)} ${formatNumber(x + 24)} ${formatNumber(top - h + 6)}` +
        `C${formatNumber(x)} ${formatNumber(top - h + 14)} ${formatNumber(x - 10)} ${formatNumber(top - 80)} ${formatNumber(x)} ${formatNumber(top - 60)}Z`;
}

function drawHeadlamps(context: EndContext, grilleHalf: number): string {
  const { variation, profile, boxy, low, measures, half: w, random, ink, px } = context;
  const height = variation.slimLamps ? 92 : profile.cladding || boxy ? 170 : low ? 118 : 138;
  const lamp: Lamp = { inner: grilleHalf + 40, top: measures.nose - 6, height };
  const d = traceLamp(context, boxy || random.chance(low ? 0.15 : 0.3), lamp);
  const x = (lamp.inner + w) / 2 + 20;
  const y = lamp.top - height * 0.52;
  const lens = [
    path(d, line(LAMP_RIM, px(9), 0.5)),
    path(d, line(LAMP_GLOW, px(5))),
    circle(x, y, height * 0.3, { fill: LAMP_GLOW, ...ink(1.2) }),
    circle(x, y, height * 0.17, { fill: '#B9C4CA' }),
    circle(x - height * 0.8, y - height * 0.04, height * 0.22, { fill: LAMP_GLOW, ...ink(1.2) }),
  ].join('');
  const glass = path(d, { fill: variation.smokedLamps ? LAMP_SMOKED : LAMP_CLEAR, ...ink(2) });
  // One clip path fits both lamps: it is applied inside the mirrored group, so it is mirrored too.
  return (
    element('clipPath', { id: 'hl' }, path(d, {})) +
    mirror(glass + element('g', { 'clip-path': 'url(#hl)' }, lens))
  );
}

function drawLowerBumper(
  context: EndContext,
  { style, half: grilleHalf, bottom: grilleBottom }: Grille,
): string {
  const { half: w, bottom, profile, variation, paint, shut, ink, px } = context;
  const y = bottom + (profile.cladding ? 60 : 40);
  const height = Math.max(90, Math.min(170, (grilleBottom - bottom) * 0.35));
  const half = w * 0.58;
  const intake = joinSymmetric(
    [0, y + height],
    [
      [half, y + height],
      [half + 60, y + height * 0.9, half + 70, y + 30, half + 20, y],
      [0, y],
    ],
  );
  const corner =
    `M${formatNumber(w * 0.74)} ${formatNumber(y + height + 30)}C${formatNumber(w * 0.86)} ${formatNumber(y + height + 40)} ` +
    `${formatNumber(w * 0.92)} ${formatNumber(y + height + 50)} ${formatNumber(w * 0.95)} ${formatNumber(y + height + 70)}` +
    `L${formatNumber(w * 0.93)} ${formatNumber(y + 40)}L${formatNumber(w * 0.76)} ${formatNumber(y + 20)}Z`;
  const fog = circle(w * 0.84, y + height * 0.62 + 10, 38, { fill: '#E8EEF1', ...ink(1.2) });
  const seam =
    `M${formatNumber(-w + 12)} ${formatNumber(grilleBottom - 20)}C${formatNumber(-w * 0.8)} ${formatNumber(grilleBottom - 50)} ` +
    `${formatNumber(-w * 0.6)} ${formatNumber(grilleBottom - 40)} ${formatNumber(-grilleHalf - 10)} ${formatNumber(grilleBottom + 10)}`;
  const underGrille = grilleBottom - 210 < y ? y + 20 : Math.min(grilleBottom - 200, y + height + 20);
  const plateY = style === 'hex' ? y + height * 0.5 : Math.max(y + height - 30, underGrille);
  return [
    path(intake, { fill: '#1F2126', ...ink(1.6) }),
    path(
      `M${formatNumber(-half)} ${formatNumber(y + height * 0.5)}H${formatNumber(half)}`,
      line('#4A4E55', px(2)),
    ),
    mirror(
      path(corner, { fill: variation.fogLamps ? '#2A2C31' : paint.shade, ...ink(1.4) }) +
        (variation.fogLamps ? fog : ''),
    ),
    drawNumberPlate(context, plateY),
    mirror(path(seam, shut)),
  ].join('');
}

/** Draws the parts of a front: bonnet, grille, lamps, lower bumper. */
export function drawFront(context: EndContext): string {
  const shape = pickGrille(context);
  return (
    drawBonnet(context) +
    drawGrille(context, shape) +
    drawHeadlamps(context, shape.half) +
    drawLowerBumper(context, shape)
  );
}
