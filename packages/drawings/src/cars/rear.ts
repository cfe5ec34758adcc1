import { CHROME, INK, TAIL, TAIL_LIGHT, TRIM } from '../core/palette.ts';
import { element, line, mirror, formatNumber, path, rect } from '../core/svg.ts';
import { drawNumberPlate, joinSymmetric, type EndContext } from './endContext.ts';

/** Height at which bumper and boot lid meet. */
const getBumperTop = ({ bottom, measures }: EndContext) => bottom + (measures.deck - bottom) * 0.42;

function traceUprightLamp(context: EndContext): string {
  const { half: w, measures, bodyType } = context;
  const top = measures.deck + (bodyType === 'pickup' ? -60 : 20);
  const low = getBumperTop(context) + 20;
  const x = w - 150;
  return (
    `M${formatNumber(x + 20)} ${formatNumber(top)}L${formatNumber(w - 34)} ${formatNumber(top + 10)}C${formatNumber(w - 8)} ${formatNumber(top - 120)} ${formatNumber(w - 4)} ${formatNumber(low + 80)} ` +
    `${formatNumber(w - 10)} ${formatNumber(low)}L${formatNumber(x + 10)} ${formatNumber(low + 10)}C${formatNumber(x - 8)} ${formatNumber(low + 90)} ` +
    `${formatNumber(x - 4)} ${formatNumber(top - 60)} ${formatNumber(x + 20)} ${formatNumber(top)}Z`
  );
}

function traceWideLamp({ half: w, measures, profile, variation }: EndContext): string {
  const top = measures.deck - 40;
  const low = measures.deck - (profile.cladding ? 190 : 175);
  const x = w * (variation.slimLamps ? 0.34 : 0.5);
  return variation.slimLamps
    ? `M${formatNumber(x)} ${formatNumber(top - 10)}L${formatNumber(w - 42)} ${formatNumber(top - 6)}C${formatNumber(w - 14)} ${formatNumber(top - 60)} ${formatNumber(w - 10)} ${formatNumber(low + 20)} ` +
        `${formatNumber(w - 16)} ${formatNumber(low)}C${formatNumber(w * 0.8)} ${formatNumber(low + 6)} ${formatNumber(w * 0.6)} ${formatNumber(top - 70)} ${formatNumber(x)} ${formatNumber(top - 50)}Z`
    : `M${formatNumber(x + 30)} ${formatNumber(top)}C${formatNumber(w * 0.7)} ${formatNumber(top + 6)} ${formatNumber(w * 0.9)} ${formatNumber(top + 10)} ${formatNumber(w - 44)} ${formatNumber(top + 6)}` +
        `C${formatNumber(w - 12)} ${formatNumber(top - 60)} ${formatNumber(w - 8)} ${formatNumber(low)} ${formatNumber(w - 16)} ${formatNumber(low - 20)}` +
        `C${formatNumber(w * 0.8)} ${formatNumber(low - 30)} ${formatNumber(w * 0.66)} ${formatNumber(low - 10)} ${formatNumber(x)} ${formatNumber(low + 20)}` +
        `C${formatNumber(x - 6)} ${formatNumber(low + 50)} ${formatNumber(x + 10)} ${formatNumber(top - 20)} ${formatNumber(x + 30)} ${formatNumber(top)}Z`;
}

function drawTailLamps(context: EndContext): string {
  const { half: w, measures, ink, px } = context;
  const upright = measures.lamps === 'upright';
  const d = upright ? traceUprightLamp(context) : traceWideLamp(context);
  const low = getBumperTop(context);
  const chambers = upright
    ? rect(w - 170, low + 90, 200, 80, { fill: '#F1EDE6', ...ink(1) }) +
      rect(w - 170, low + 170, 200, 60, { fill: '#E0A040', ...ink(1) })
    : rect(w * 0.7, measures.deck - 320, w * 0.07, 400, { fill: '#F1EDE6', ...ink(1) });
  return (
    element('clipPath', { id: 'tl' }, path(d, {})) +
    mirror(
      path(d, { fill: TAIL, ...ink(2) }) +
        element('g', { 'clip-path': 'url(#tl)' }, path(d, line(TAIL_LIGHT, px(8))) + chambers),
    )
  );
}

/** Draws shut lines: of a tall tailgate on vans, of a lid or hatch on other cars. */
function drawLidLines(context: EndContext): string {
  const { half: w, height, measures, bodyType, shut, boxy } = context;
  const low = getBumperTop(context);
  const { deck, roof } = measures;
  const x = measures.lamps === 'upright' ? w - 170 : w * 0.66;
  if (boxy) {
    const side =
      `M${formatNumber(x)} ${formatNumber(low - 20)}C${formatNumber(x + 10)} ${formatNumber(deck)} ${formatNumber(x - 10)} ${formatNumber(height - 300)} ` +
      `${formatNumber(roof - 14)} ${formatNumber(height - 96)}`;
    return (
      mirror(path(side, shut)) +
      path(`M${formatNumber(-x)} ${formatNumber(low - 20)}H${formatNumber(x)}`, shut)
    );
  }
  const top = deck - 60;
  const lid =
    `M${formatNumber(-x)} ${formatNumber(top)}C${formatNumber(-x - 10)} ${formatNumber(low + 60)} ${formatNumber(-x + 10)} ${formatNumber(low - 10)} ${formatNumber(-x + 60)} ${formatNumber(low - 20)}` +
    `H${formatNumber(x - 60)}C${formatNumber(x - 10)} ${formatNumber(low - 10)} ${formatNumber(x + 10)} ${formatNumber(low + 60)} ${formatNumber(x)} ${formatNumber(top)}`;
  const lip =
    `M${formatNumber(-w + 70)} ${formatNumber(deck - 20)}C${formatNumber(-w * 0.5)} ${formatNumber(deck + 10)} ${formatNumber(w * 0.5)} ${formatNumber(deck + 10)} ` +
    `${formatNumber(w - 70)} ${formatNumber(deck - 20)}`;
  const hasLid = bodyType === 'sedan' || bodyType === 'coupe';
  return path(lid, shut) + (hasLid ? path(lip, line(INK, context.px(1.8))) : '');
}

function drawPlateRecess(context: EndContext): string {
  const { measures, bodyType, paint, variation, px, ink, boxy } = context;
  const low = getBumperTop(context);
  const y = boxy ? (low + measures.deck) / 2 - 70 : bodyType === 'coupe' ? low - 190 : low + 16;
  return (
    path(`M-230 ${formatNumber(y - 16)}H230L250 ${formatNumber(y + 214)}H-250Z`, {
      fill: paint.shade,
      stroke: paint.line,
      'stroke-width': px(1.2),
    }) +
    rect(-240, y + 196, 480, 32, { rx: 10, fill: variation.chrome ? CHROME : TRIM, ...ink(1.2) }) +
    drawNumberPlate(context, y + 8)
  );
}

function drawRearBumper(context: EndContext): string {
  const { half: w, bottom, boxy, low: lowCar, shut, ink } = context;
  const y = getBumperTop(context);
  const seam = `M${formatNumber(-w + 8)} ${formatNumber(y - 20)}C${formatNumber(-w * 0.7)} ${formatNumber(y - 60)} ${formatNumber(w * 0.7)} ${formatNumber(y - 60)} ${formatNumber(w - 8)} ${formatNumber(y - 20)}`;
  const diffuser = joinSymmetric(
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
    mirror(rect(w * 0.68, bottom + 110, w * 0.2, 40, { rx: 16, fill: '#A8332C', ...ink(1.2) })),
    boxy ? '' : mirror(pipe),
  ].join('');
}

function drawRoofSpoiler({ height: h, measures, variation, paint, ink }: EndContext): string {
  const { roof } = measures;
  const d = joinSymmetric(
    [0, h - 20],
    [
      [roof * 0.5, h - 20, roof * 0.8, h - 26, roof - 10, h - 50],
      [roof + 4, h - 74],
      [roof * 0.8, h - 96, roof * 0.4, h - 100, 0, h - 100],
    ],
  );
  return path(d, { fill: variation.roof ?? paint.shade, ...ink(1.6) });
}

/** Draws the rear of a pickup: side walls of the bed, tailgate with handle, step bumper. */
function drawBed(context: EndContext): string {
  const { half: w, measures, bottom, paint, px, ink, shut } = context;
  const top = measures.deck - 10;
  const step = bottom + (top - bottom) * 0.3;
  const gate = w - 178;
  const box = joinSymmetric(
    [0, top],
    [
      [w - 60, top],
      [w - 24, top, w - 10, top - 10, w - 8, top - 50],
      [w - 2, top - 240, w - 2, step + 200, w - 10, step],
      [0, step],
    ],
  );
  const wall = `M${formatNumber(-w + 50)} ${formatNumber(top)}H${formatNumber(w - 50)}V${formatNumber(top + 26)}H${formatNumber(-w + 50)}Z`;
  const panel = `M${formatNumber(-gate)} ${formatNumber(top - 8)}V${formatNumber(step + 30)}H${formatNumber(gate)}V${formatNumber(top - 8)}Z`;
  const press = joinSymmetric(
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
    path(
      `M${formatNumber(-w + 20)} ${formatNumber(top - 60)}H${formatNumber(w - 20)}`,
      line(paint.light, px(7), 0.6),
    ),
    path(panel, shut),
    path(press, { fill: paint.shade, 'fill-opacity': 0.55, stroke: paint.line, 'stroke-width': px(1.3) }),
    rect(-130, top - 150, 260, 74, { rx: 18, fill: TRIM, ...ink(1.4) }),
    drawTailLamps(context),
    rect(-w + 24, bottom + 20, 2 * w - 48, step - bottom - 30, { rx: 30, fill: '#45484F', ...ink(2) }),
    path(
      `M${formatNumber(-w + 90)} ${formatNumber(step - 34)}H${formatNumber(w - 90)}`,
      line('#8C9197', px(2.4)),
    ),
    drawNumberPlate(context, bottom + 36),
  ].join('');
}

/** Draws the parts of a rear. */
export function drawRear(context: EndContext): string {
  const { bodyType, profile } = context;
  if (bodyType === 'pickup') return drawBed(context);
  const spoiler = profile.spoiler !== undefined && bodyType !== 'coupe';
  return [
    drawTailLamps(context),
    drawLidLines(context),
    drawPlateRecess(context),
    drawRearBumper(context),
    spoiler ? drawRoofSpoiler(context) : '',
  ].join('');
}
