import { CHROME, INK, TAIL, TAIL_LIGHT, TRIM } from '../core/palette.ts';
import { element, line, mirrored, num, path, rect } from '../core/svg.ts';
import { numberPlate, symmetric, type EndContext } from './endContext.ts';

/** The height where bumper and boot lid meet. */
const bumperTop = ({ bottom, measures }: EndContext) => bottom + (measures.deck - bottom) * 0.42;

function uprightLamp(context: EndContext): string {
  const { half: w, measures, bodyType } = context;
  const top = measures.deck + (bodyType === 'pickup' ? -60 : 20);
  const low = bumperTop(context) + 20;
  const x = w - 150;
  return (
    `M${num(x + 20)} ${num(top)}L${num(w - 34)} ${num(top + 10)}C${num(w - 8)} ${num(top - 120)} ${num(w - 4)} ${num(low + 80)} ` +
    `${num(w - 10)} ${num(low)}L${num(x + 10)} ${num(low + 10)}C${num(x - 8)} ${num(low + 90)} ` +
    `${num(x - 4)} ${num(top - 60)} ${num(x + 20)} ${num(top)}Z`
  );
}

function wideLamp({ half: w, measures, profile, variation }: EndContext): string {
  const top = measures.deck - 40;
  const low = measures.deck - (profile.cladding ? 190 : 175);
  const x = w * (variation.slimLamps ? 0.34 : 0.5);
  return variation.slimLamps
    ? `M${num(x)} ${num(top - 10)}L${num(w - 42)} ${num(top - 6)}C${num(w - 14)} ${num(top - 60)} ${num(w - 10)} ${num(low + 20)} ` +
        `${num(w - 16)} ${num(low)}C${num(w * 0.8)} ${num(low + 6)} ${num(w * 0.6)} ${num(top - 70)} ${num(x)} ${num(top - 50)}Z`
    : `M${num(x + 30)} ${num(top)}C${num(w * 0.7)} ${num(top + 6)} ${num(w * 0.9)} ${num(top + 10)} ${num(w - 44)} ${num(top + 6)}` +
        `C${num(w - 12)} ${num(top - 60)} ${num(w - 8)} ${num(low)} ${num(w - 16)} ${num(low - 20)}` +
        `C${num(w * 0.8)} ${num(low - 30)} ${num(w * 0.66)} ${num(low - 10)} ${num(x)} ${num(low + 20)}` +
        `C${num(x - 6)} ${num(low + 50)} ${num(x + 10)} ${num(top - 20)} ${num(x + 30)} ${num(top)}Z`;
}

function tailLamps(context: EndContext): string {
  const { half: w, measures, ink, px } = context;
  const upright = measures.lamps === 'upright';
  const d = upright ? uprightLamp(context) : wideLamp(context);
  const low = bumperTop(context);
  const chambers = upright
    ? rect(w - 170, low + 90, 200, 80, { fill: '#F1EDE6', ...ink(1) }) +
      rect(w - 170, low + 170, 200, 60, { fill: '#E0A040', ...ink(1) })
    : rect(w * 0.7, measures.deck - 320, w * 0.07, 400, { fill: '#F1EDE6', ...ink(1) });
  return (
    element('clipPath', { id: 'tl' }, path(d, {})) +
    mirrored(
      path(d, { fill: TAIL, ...ink(2) }) +
        element('g', { 'clip-path': 'url(#tl)' }, path(d, line(TAIL_LIGHT, px(8))) + chambers),
    )
  );
}

/** Shut lines: a tall tailgate on vans, a lid or hatch elsewhere. */
function lidLines(context: EndContext): string {
  const { half: w, height, measures, bodyType, shut, boxy } = context;
  const low = bumperTop(context);
  const { deck, roof } = measures;
  const x = measures.lamps === 'upright' ? w - 170 : w * 0.66;
  if (boxy) {
    const side =
      `M${num(x)} ${num(low - 20)}C${num(x + 10)} ${num(deck)} ${num(x - 10)} ${num(height - 300)} ` +
      `${num(roof - 14)} ${num(height - 96)}`;
    return mirrored(path(side, shut)) + path(`M${num(-x)} ${num(low - 20)}H${num(x)}`, shut);
  }
  const top = deck - 60;
  const lid =
    `M${num(-x)} ${num(top)}C${num(-x - 10)} ${num(low + 60)} ${num(-x + 10)} ${num(low - 10)} ${num(-x + 60)} ${num(low - 20)}` +
    `H${num(x - 60)}C${num(x - 10)} ${num(low - 10)} ${num(x + 10)} ${num(low + 60)} ${num(x)} ${num(top)}`;
  const lip =
    `M${num(-w + 70)} ${num(deck - 20)}C${num(-w * 0.5)} ${num(deck + 10)} ${num(w * 0.5)} ${num(deck + 10)} ` +
    `${num(w - 70)} ${num(deck - 20)}`;
  const hasLid = bodyType === 'sedan' || bodyType === 'coupe';
  return path(lid, shut) + (hasLid ? path(lip, line(INK, context.px(1.8))) : '');
}

function plateRecess(context: EndContext): string {
  const { measures, bodyType, paint, variation, px, ink, boxy } = context;
  const low = bumperTop(context);
  const y = boxy ? (low + measures.deck) / 2 - 70 : bodyType === 'coupe' ? low - 190 : low + 16;
  return (
    path(`M-230 ${num(y - 16)}H230L250 ${num(y + 214)}H-250Z`, {
      fill: paint.shade,
      stroke: paint.line,
      'stroke-width': px(1.2),
    }) +
    rect(-240, y + 196, 480, 32, { rx: 10, fill: variation.chrome ? CHROME : TRIM, ...ink(1.2) }) +
    numberPlate(context, y + 8)
  );
}

function rearBumper(context: EndContext): string {
  const { half: w, bottom, boxy, low: lowCar, shut, ink } = context;
  const y = bumperTop(context);
  const seam = `M${num(-w + 8)} ${num(y - 20)}C${num(-w * 0.7)} ${num(y - 60)} ${num(w * 0.7)} ${num(y - 60)} ${num(w - 8)} ${num(y - 20)}`;
  const diffuser = symmetric(
    [0, bottom + 112],
    [
      [w * 0.4, bottom + 112],
      [w * 0.5, bottom + 108, w * 0.54, bottom + 60, w * 0.6, bottom + 20],
      [w * 0.6, bottom - 8],
      [0, bottom - 12],
    ],
  );
  const pipe =
    rect(w * 0.5, bottom - 30, 120, 54, { rx: 27, fill: '#B9BEC3', ...ink(1.6) }) +
    rect(w * 0.5 + 16, bottom - 18, 88, 30, { rx: 15, fill: '#1A1B1F' });
  return [
    lowCar ? path(diffuser, { fill: TRIM, ...ink(1.2) }) : '',
    path(seam, shut),
    mirrored(rect(w * 0.68, bottom + 110, w * 0.2, 40, { rx: 16, fill: '#A8332C', ...ink(1.2) })),
    boxy ? '' : mirrored(pipe),
  ].join('');
}

function roofSpoiler({ height: h, measures, variation, paint, ink }: EndContext): string {
  const { roof } = measures;
  const d = symmetric(
    [0, h - 20],
    [
      [roof * 0.5, h - 20, roof * 0.8, h - 26, roof - 10, h - 50],
      [roof + 4, h - 74],
      [roof * 0.8, h - 96, roof * 0.4, h - 100, 0, h - 100],
    ],
  );
  return path(d, { fill: variation.roof ?? paint.shade, ...ink(1.6) });
}

/** A pickup's bed in front of its cabin: side walls, tailgate with its handle, a step bumper. */
function bed(context: EndContext): string {
  const { half: w, measures, bottom, paint, px, ink, shut } = context;
  const top = measures.deck - 10;
  const step = bottom + (top - bottom) * 0.3;
  const gate = w - 178;
  const box = symmetric(
    [0, top],
    [
      [w - 60, top],
      [w - 24, top, w - 10, top - 10, w - 8, top - 50],
      [w - 2, top - 240, w - 2, step + 200, w - 10, step],
      [0, step],
    ],
  );
  const wall = `M${num(-w + 50)} ${num(top)}H${num(w - 50)}V${num(top + 26)}H${num(-w + 50)}Z`;
  const panel = `M${num(-gate)} ${num(top - 8)}V${num(step + 30)}H${num(gate)}V${num(top - 8)}Z`;
  const press = symmetric(
    [0, top - 210],
    [
      [gate - 110, top - 210],
      [gate - 80, top - 214, gate - 70, top - 240, gate - 70, top - 270],
      [gate - 70, step + 120],
      [0, step + 120],
    ],
  );
  return [
    path(wall, { fill: TRIM, ...ink(1.4) }),
    path(box, { fill: paint.base, ...ink(2.6) }),
    path(`M${num(-w + 20)} ${num(top - 60)}H${num(w - 20)}`, line(paint.light, px(7), 0.6)),
    path(panel, shut),
    path(press, { fill: paint.shade, 'fill-opacity': 0.55, stroke: paint.line, 'stroke-width': px(1.3) }),
    rect(-130, top - 150, 260, 74, { rx: 18, fill: TRIM, ...ink(1.4) }),
    tailLamps(context),
    rect(-w + 24, bottom + 20, 2 * w - 48, step - bottom - 30, { rx: 30, fill: '#45484F', ...ink(2) }),
    path(`M${num(-w + 90)} ${num(step - 34)}H${num(w - 90)}`, line('#8C9197', px(2.4))),
    numberPlate(context, bottom + 36),
  ].join('');
}

/** The parts of a rear. */
export function rearFace(context: EndContext): string {
  const { bodyType, profile } = context;
  if (bodyType === 'pickup') return bed(context);
  const spoiler = profile.spoiler !== undefined && bodyType !== 'coupe';
  return [
    tailLamps(context),
    lidLines(context),
    plateRecess(context),
    rearBumper(context),
    spoiler ? roofSpoiler(context) : '',
  ].join('');
}
