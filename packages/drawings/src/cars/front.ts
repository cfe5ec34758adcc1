import { CHROME, INK, LAMP_CLEAR, LAMP_GLOW, LAMP_RIM, LAMP_SMOKED } from '../core/palette.ts';
import { circle, clipped, element, line, mirrored, num, path } from '../core/svg.ts';
import { numberPlate, symmetric, type EndContext } from './endContext.ts';
import { cowlOf } from './endShell.ts';

const GRILLES = ['bars', 'mesh', 'slot', 'hex', 'vbars'] as const;
type GrilleStyle = (typeof GRILLES)[number];

type Grille = { style: GrilleStyle; half: number; top: number; bottom: number };

function grilleOf({ random, half: w, measures, profile, bodyType, low }: EndContext): Grille {
  const { nose } = measures;
  const style = random.pick(GRILLES);
  const half = w * (0.4 + random.next() * 0.08);
  const depth = profile.cladding ? 300 : bodyType === 'minivan' ? 380 : low ? 165 : 190;
  return { style, half, top: nose - 60, bottom: nose - (style === 'slot' ? (low ? 115 : 130) : depth) };
}

function bonnet(context: EndContext): string {
  const { half: w, measures, shut, low } = context;
  const cowl = cowlOf(context);
  const { nose } = measures;
  const edge =
    `M${num(-w + 70)} ${num(nose + 14)}C${num(-w * 0.6)} ${num(nose - 24)} ${num(w * 0.6)} ${num(nose - 24)} ` +
    `${num(w - 70)} ${num(nose + 14)}`;
  const creases =
    `M${num(w * 0.72)} ${num(nose + 2)}C${num(w * 0.74)} ${num(nose + 70)} ${num(w * 0.76)} ${num(cowl - 60)} ` +
    `${num(w - 190)} ${num(cowl + 2)}M${num(w * 0.4)} ${num(nose - 14)}C${num(w * 0.44)} ${num(nose + 60)} ` +
    `${num(w * 0.46)} ${num(cowl - 60)} ${num(w * 0.5)} ${num(cowl - 14)}`;
  // The bonnet of a low car is visible from the front; a light fold shows its slope.
  const fold =
    `M${num(-w * 0.62)} ${num(nose + 40)}C${num(-w * 0.3)} ${num(nose + 4)} ${num(w * 0.3)} ${num(nose + 4)} ` +
    `${num(w * 0.62)} ${num(nose + 40)}`;
  return (
    path(edge, shut) +
    mirrored(path(creases, { ...shut, opacity: 0.7 })) +
    (low ? path(fold, line(context.paint.light, context.px(4), 0.6)) : '')
  );
}

function grilleShape({ style, half, top, bottom }: Grille): string {
  return style === 'hex'
    ? symmetric(
        [0, top + 8],
        [
          [half * 0.6, top + 8, half * 0.9, top + 4, half, top - 10],
          [half * 0.72, (top + bottom) / 2 - 10],
          [half * 0.94, bottom - 70],
          [half * 0.9, bottom - 90],
          [0, bottom - 96],
        ],
      )
    : symmetric(
        [0, top + 6],
        [
          [half * 0.6, top + 6, half * 0.9, top + 2, half, top - 8],
          [half + 4, top - 30, half * 0.95, bottom + 30, half * 0.88, bottom],
          [half * 0.5, bottom - 14, half * 0.3, bottom - 16, 0, bottom - 16],
        ],
      );
}

function grilleFilling({ style, top, bottom }: Grille, w: number): string {
  let d = '';
  if (style === 'mesh' || style === 'hex') {
    for (let i = -14; i < 15; i++) {
      d += `M${i * 62} ${num(bottom - 110)}l260 360M${i * 62} ${num(bottom - 110)}l-260 360`;
    }
  } else if (style === 'vbars') {
    for (let i = -9; i < 10; i++) d += `M${num(i * w * 0.055)} ${num(bottom - 60)}V${num(top + 20)}`;
  } else {
    for (let y = bottom + 6; y < top; y += 44) d += `M${-w} ${num(y)}H${w}`;
  }
  return d;
}

function grille({ half: w, variation, ink, px }: EndContext, shape: Grille): string {
  const d = grilleShape(shape);
  const bars = shape.style === 'bars';
  const bright = variation.chrome || shape.style === 'vbars';
  const badgeBase = shape.style === 'slot' ? shape.bottom : shape.top - 110;
  return (
    path(d, { fill: '#1F2126', ...ink(2) }) +
    clipped(
      'gr',
      [d],
      path(grilleFilling(shape, w), line(bars && variation.chrome ? CHROME : '#6E737A', px(bars ? 3 : 1.6))),
    ) +
    path(d, line(bright ? CHROME : '#3A3D43', px(2.6))) +
    path(d, line(INK, px(1))) +
    element('ellipse', { cy: num((shape.top + badgeBase) / 2), rx: 58, ry: 40, fill: CHROME, ...ink(1.4) })
  );
}

type Lamp = { inner: number; top: number; height: number };

/** An upright block for tall cars, a swept almond for the rest. */
function lampShape({ half: w }: EndContext, upright: boolean, { inner: x, top, height: h }: Lamp): string {
  return upright
    ? `M${num(x)} ${num(top - 40)}C${num(x + 80)} ${num(top - 6)} ${num(w - 120)} ${num(top + 10)} ${num(w - 34)} ${num(top + 12)}` +
        `C${num(w - 14)} ${num(top - 30)} ${num(w - 14)} ${num(top - h)} ${num(w - 40)} ${num(top - h - 20)}` +
        `C${num(w - 140)} ${num(top - h - 40)} ${num(x + 60)} ${num(top - h - 20)} ${num(x + 10)} ${num(top - h + 10)}` +
        `C${num(x - 8)} ${num(top - h + 30)} ${num(x - 8)} ${num(top - 60)} ${num(x)} ${num(top - 40)}Z`
    : `M${num(x)} ${num(top - 60)}C${num(x + 100)} ${num(top - 20)} ${num(w - 160)} ${num(top + 16)} ${num(w - 40)} ${num(top + 22)}` +
        `C${num(w - 16)} ${num(top - 10)} ${num(w - 16)} ${num(top - 60)} ${num(w - 40)} ${num(top - h + 30)}` +
        `C${num(w - 150)} ${num(top - h - 14)} ${num(x + 90)} ${num(top - h - 10)} ${num(x + 24)} ${num(top - h + 6)}` +
        `C${num(x)} ${num(top - h + 14)} ${num(x - 10)} ${num(top - 80)} ${num(x)} ${num(top - 60)}Z`;
}

function headlamps(context: EndContext, grilleHalf: number): string {
  const { variation, profile, boxy, low, measures, half: w, random, ink, px } = context;
  const height = variation.slimLamps ? 92 : profile.cladding || boxy ? 170 : low ? 118 : 138;
  const lamp: Lamp = { inner: grilleHalf + 40, top: measures.nose - 6, height };
  const d = lampShape(context, boxy || random.chance(low ? 0.15 : 0.3), lamp);
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
  // One clip serves both lamps: it is used inside the mirrored group.
  return (
    element('clipPath', { id: 'hl' }, path(d, {})) +
    mirrored(glass + element('g', { 'clip-path': 'url(#hl)' }, lens))
  );
}

function lowerBumper(context: EndContext, { style, half: grilleHalf, bottom: grilleBottom }: Grille): string {
  const { half: w, bottom, profile, variation, paint, shut, ink, px } = context;
  const y = bottom + (profile.cladding ? 60 : 40);
  const height = Math.max(90, Math.min(170, (grilleBottom - bottom) * 0.35));
  const half = w * 0.58;
  const intake = symmetric(
    [0, y + height],
    [
      [half, y + height],
      [half + 60, y + height * 0.9, half + 70, y + 30, half + 20, y],
      [0, y],
    ],
  );
  const corner =
    `M${num(w * 0.74)} ${num(y + height + 30)}C${num(w * 0.86)} ${num(y + height + 40)} ` +
    `${num(w * 0.92)} ${num(y + height + 50)} ${num(w * 0.95)} ${num(y + height + 70)}` +
    `L${num(w * 0.93)} ${num(y + 40)}L${num(w * 0.76)} ${num(y + 20)}Z`;
  const fog = circle(w * 0.84, y + height * 0.62 + 10, 38, { fill: '#E8EEF1', ...ink(1.2) });
  const seam =
    `M${num(-w + 12)} ${num(grilleBottom - 20)}C${num(-w * 0.8)} ${num(grilleBottom - 50)} ` +
    `${num(-w * 0.6)} ${num(grilleBottom - 40)} ${num(-grilleHalf - 10)} ${num(grilleBottom + 10)}`;
  const underGrille = grilleBottom - 210 < y ? y + 20 : Math.min(grilleBottom - 200, y + height + 20);
  const plateY = style === 'hex' ? y + height * 0.5 : Math.max(y + height - 30, underGrille);
  return [
    path(intake, { fill: '#1F2126', ...ink(1.6) }),
    path(`M${num(-half)} ${num(y + height * 0.5)}H${num(half)}`, line('#4A4E55', px(2))),
    mirrored(
      path(corner, { fill: variation.fogLamps ? '#2A2C31' : paint.shade, ...ink(1.4) }) +
        (variation.fogLamps ? fog : ''),
    ),
    numberPlate(context, plateY),
    mirrored(path(seam, shut)),
  ].join('');
}

/** The parts of a front: bonnet, grille, lamps, lower bumper. */
export function frontFace(context: EndContext): string {
  const shape = grilleOf(context);
  return (
    bonnet(context) + grille(context, shape) + headlamps(context, shape.half) + lowerBumper(context, shape)
  );
}
