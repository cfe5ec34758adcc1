import { drawHorizontalDimension, drawVerticalDimension } from '../core/dimensions.ts';
import { wrapArtwork, fitFrame, drawGroundShadow, type Frame } from '../core/frame.ts';
import {
  GLASS,
  GLASS_LIGHT,
  GLASS_PRIVACY,
  INK,
  isDark,
  LAMP,
  LAMP_CLEAR,
  LAMP_GLOW,
  LAMP_RIM,
  LAMP_SMOKED,
  findPaint,
  TAIL,
  TAIL_LIGHT,
  TRIM,
  UNDERBODY,
  type Paint,
} from '../core/palette.ts';
import {
  area,
  circle,
  clip,
  readEnd,
  group,
  line,
  formatNumber,
  listNumbers,
  path,
  rect,
  readStart,
} from '../core/svg.ts';
import type { CarDrawing } from './carDrawing.ts';
import { ARCH_GAP, traceArches, closeOutline } from './outline.ts';
import { fitProfile } from './profile.ts';
import type { CarType, FittedProfile } from './carTypes.ts';
import { DARK_ROOF, pickVariation, type Variation } from './variation.ts';
import { drawWheel, type WheelOptions } from './wheels.ts';

/** Data shared by the parts of the side elevation. */
export type SideContext = {
  profile: FittedProfile;
  paint: Paint;
  variation: Variation;
  /** Line weights: pixels converted to millimetres. */
  px(weight: number): string;
};

const makeInked = (fill: string, weight: string) => ({ fill, stroke: INK, 'stroke-width': weight });

function drawUnderbody({ profile: p }: SideContext): string {
  const front = p.frontOverhang;
  const rear = front + p.wheelbase;
  const reach = p.wheelRadius + 30;
  return path(
    `M${front - reach} ${p.sill + 4}H${rear + reach}V${p.wheelRadius * 2 + 48}H${front - reach}Z` +
      `M${front - 100} ${p.sill - 24}H${rear + 100}V${p.wheelRadius}H${front - 100}Z`,
    area(UNDERBODY),
  );
}

function drawTwoToneRoof({ profile: p, variation: v, px }: SideContext, roof: string): string {
  const [glassX] = readStart(p.sideGlass);
  const region = `M${p.frontOverhang} ${p.height + 50}H${p.length + 50}L${p.length + 50} ${p.belt + 34}L${formatNumber(glassX - 160)} ${p.belt - 4}Z`;
  return path(region, area(roof)) + path(p.body, line(v.roof === DARK_ROOF ? '#6A6F78' : '#fff', px(8), 0.4));
}

function drawCladding({ profile: p }: SideContext): string {
  const { sill, frontOverhang: front, length } = p;
  const rear = front + p.wheelbase;
  const skirt =
    `M-20 ${sill - 30}V${sill + 120}C${front - 420} ${sill + 80} ${front} ${sill + 96} ${front} ${sill + 96}` +
    `H${rear}C${rear + 300} ${sill + 100} ${length} ${sill + 140} ${length + 30} ${sill + 150}V${sill - 30}Z`;
  return path(traceArches(p, p.wheelRadius + ARCH_GAP + 30), line(TRIM, 62)) + path(skirt, area(TRIM));
}

function drawPlainSill({ profile: p, paint, px }: SideContext): string {
  const front = p.frontOverhang;
  const strip = `M${front} ${p.sill - 20}H${front + p.wheelbase}V${p.sill + 34}H${front}Z`;
  return (
    path(strip, area(TRIM, 0.85)) +
    path(traceArches(p, p.wheelRadius + ARCH_GAP), line(paint.light, px(9), isDark(paint) ? 0.5 : 0.55))
  );
}

/** Draws the painted body: light along the upper contour, shade under the crease, a darker sill. */
export function drawBodyPanels(context: SideContext): string {
  const { profile: p, paint, variation: v, px } = context;
  const outline = closeOutline(p);
  const [, creaseY] = readEnd(p.crease);
  const shoulder = p.belt - p.sill;
  const underCrease = `${p.crease}L${p.length + 50} ${creaseY - 20}V0H-50V${formatNumber(creaseY * 0.78)}Z`;
  const low = formatNumber(p.sill + shoulder * 0.24);
  const nearSill =
    `M-50 ${formatNumber(p.sill + shoulder * 0.34)}C${formatNumber(p.length * 0.3)} ${low} ${formatNumber(p.length * 0.7)} ${low} ` +
    `${p.length + 50} ${formatNumber(p.sill + shoulder * 0.4)}V0H-50Z`;
  return (
    path(outline, area(paint.base)) +
    clip(
      'b',
      [outline],
      path(p.body, line(paint.light, px(13), isDark(paint) ? 0.75 : 0.9)),
      path(underCrease, area(paint.shade, 0.55)),
      path(nearSill, area(paint.shade, 0.8)),
      v.roof ? drawTwoToneRoof(context, v.roof) : '',
      p.cladding ? drawCladding(context) : drawPlainSill(context),
    )
  );
}

/** Slanting reflections: start and width as multiples of the glass height. */
const REFLECTIONS = [
  { at: 0.9, width: 0.34 },
  { at: 1.62, width: 0.12 },
  { at: 3.05, width: 0.42 },
];

/** Finds the pillar behind which privacy glass begins: the second one if there are more than two. */
const findPrivacyPillar = ({ pillars }: FittedProfile) =>
  (pillars.length > 2 ? pillars[1] : pillars[0]) ?? '';

export function drawSideWindows(context: SideContext): string {
  const { profile: p, variation: v, px } = context;
  const panes = [p.sideGlass, ...(p.extraGlass ?? [])];
  const [glassX] = readStart(p.sideGlass);
  const height = p.height - p.belt;
  const [x1 = 0, , x2 = 0] = listNumbers(findPrivacyPillar(p));
  const reflections = REFLECTIONS.map(({ at, width }) =>
    path(
      `M${formatNumber(glassX + height * at)} ${p.belt - 60}l${formatNumber(height * 0.62)} ${height + 80}h${formatNumber(height * width)}l${formatNumber(-height * 0.62)} ${-height - 80}Z`,
      area('#fff', v.privacy && at > 2 ? 0.1 : 0.17),
    ),
  );
  const sillShadow = `M${glassX} ${p.belt - 40}H${p.length}V${p.belt + 46}L${glassX} ${p.belt + 14}Z`;
  const pillars = p.pillars.map((d, i) => path(d, line(TRIM, i === 0 && p.pillars.length > 2 ? 34 : 62)));
  return (
    panes.map((d) => path(d, area(GLASS))).join('') +
    clip(
      'g',
      panes,
      v.privacy ? path(`M${x1} 0L${x2} ${p.height}H${p.length}V0Z`, area(GLASS_PRIVACY)) : '',
      ...reflections,
      path(sillShadow, area(INK, 0.18)),
      ...pillars,
    ) +
    panes
      .map((d) => path(d, line(v.chrome ? '#B9BEC3' : TRIM, px(4.6))) + path(d, line(INK, px(1.3))))
      .join('')
  );
}

export function drawShutLines({ profile: p, paint, px }: SideContext): string {
  const detail = line(paint.line, px(1.5));
  const lines = [p.bonnet ?? '', ...p.doors, ...p.bumpers].filter(Boolean).map((d) => path(d, detail));
  const flap =
    p.fuelFlap &&
    rect(p.fuelFlap[0] - 75, p.fuelFlap[1] - 75, 150, 150, {
      ...line(paint.line, px(1.5), 0.7),
      rx: 34,
    });
  return [
    ...lines,
    path(p.crease, line(paint.line, px(1), 0.55)),
    p.lowerLine ? path(p.lowerLine, line(p.cladding ? '#6E737A' : paint.line, px(1.3))) : '',
    flap ?? '',
    p.bed ? drawBedRail(p, px) : '',
  ].join('');
}

function drawBedRail(p: FittedProfile, px: SideContext['px']): string {
  const from = [3540, 1196] as const;
  const to = [5216, 1182] as const;
  const point = ([x, y]: readonly [number, number]) =>
    `${formatNumber(p.fitX(x))} ${formatNumber(p.fitY(y))}`;
  return path(`M${point(from)}L${point(to)}`, line(TRIM, px(6)));
}

export function drawHandles({ profile: p, paint, variation: v, px }: SideContext): string {
  const coloured = v.bodyColouredHandles;
  return p.handles
    .map(
      ([x, y]) =>
        rect(x - 95, y - 22, 190, 42, {
          rx: 21,
          fill: coloured ? paint.base : '#C9CDD1',
          stroke: coloured ? paint.line : INK,
          'stroke-width': px(1.4),
        }) +
        path(
          `M${x - 70} ${y - 24}C${x - 30} ${y - 58} ${x + 30} ${y - 58} ${x + 70} ${y - 24}`,
          line(paint.line, px(1), 0.8),
        ),
    )
    .join('');
}

function drawHeadlamp({ profile: p, variation: v, px }: SideContext): string {
  const [, startY] = readStart(p.headlamp);
  const numbers = listNumbers(p.headlamp);
  const bulb = { x: (numbers[6] ?? 0) - 10, y: (numbers[7] ?? 0) - 48 };
  const flatten = `translate(0 ${formatNumber((startY + 60) * 0.26)}) scale(1 .74)`;
  return group(
    { transform: v.slimLamps ? flatten : undefined },
    path(p.headlamp, makeInked(v.smokedLamps ? LAMP_SMOKED : LAMP_CLEAR, px(1.8))),
    clip(
      'h',
      [p.headlamp],
      path(p.headlamp, line(LAMP_RIM, px(10), 0.55)),
      path(p.headlamp, line(LAMP_GLOW, px(5.5))),
      circle(bulb.x, bulb.y, 30, { fill: LAMP_GLOW, stroke: LAMP_RIM, 'stroke-width': px(1) }),
    ),
  );
}

export function drawTailLamp({ profile: p, px }: SideContext): string {
  return (
    path(p.tailLamp, makeInked(TAIL, px(1.8))) +
    clip('t', [p.tailLamp], path(p.tailLamp, line(TAIL_LIGHT, px(6))))
  );
}

function drawFogLamp({ profile: p, px }: SideContext): string {
  const y = p.sill + (p.cladding ? 175 : 150);
  return rect(p.frontOverhang * 0.34 - 60, y, 120, 34, { rx: 17, ...makeInked(LAMP, px(1.2)) });
}

function drawRoofRails(d: string, px: SideContext['px']): string {
  return path(d, line(INK, px(7))) + path(d, line('#A9AEB4', px(3.4)));
}

function drawMirror({ profile: p, paint, variation: v, px }: SideContext): string {
  const [x, y] = p.mirror;
  const shell =
    `M${x - 150} ${y + 20}C${x - 150} ${y + 90} ${x - 110} ${y + 122} ${x - 30} ${y + 122}L${x + 50} ${y + 116}` +
    `C${x + 80} ${y + 110} ${x + 78} ${y + 30} ${x + 50} ${y + 8}L${x - 20} ${y - 14}` +
    `C${x - 90} ${y - 22} ${x - 146} ${y - 20} ${x - 150} ${y + 20}Z`;
  const seam = `M${x - 138} ${y + 20}C${x - 60} ${y + 34} ${x} ${y + 34} ${x + 62} ${y + 24}`;
  return (
    path(shell, makeInked(v.roof ?? paint.base, px(2))) +
    path(seam, line(v.roof ? '#7B808A' : paint.line, px(1.1)))
  );
}

export function makeWheelOptions(
  { variation: v }: SideContext,
  bodyType: CarType,
  pixel: number,
): WheelOptions {
  const plain = v.rim === 'cap' || v.rim === 'steel';
  const tallTyre = bodyType === 'pickup' || bodyType === 'suv';
  const ratio = plain ? 0.64 : v.rimRatio - (tallTyre ? 0.04 : 0);
  return { style: v.rim, dark: v.darkRim, ratio, pixel };
}

function drawWheels(context: SideContext, drawing: CarDrawing, frame: Frame): string {
  const { frontOverhang, wheelbase, wheelRadius } = context.profile;
  const options = makeWheelOptions(context, drawing.bodyType, frame.mm(1));
  return [frontOverhang, frontOverhang + wheelbase]
    .map((x) => drawWheel(x, wheelRadius, wheelRadius, options))
    .join('');
}

function drawFigures(p: FittedProfile, frame: Frame, drawing: CarDrawing): string {
  const { dims, ground } = drawing;
  if (dims === false) return '';
  const bottom = frame.groundY;
  const length = { x1: frame.x(0), x2: frame.x(p.length), y: bottom + 128, from: bottom + 30 };
  const front = frame.x(p.frontOverhang);
  const wheelbase = { x1: front, x2: front + p.wheelbase * frame.scale, y: bottom + 76, from: bottom + 18 };
  const height = { x: frame.x(0) - 46, y1: frame.y(p.height), y2: bottom, from: frame.x(p.length * 0.3) };
  return (
    drawHorizontalDimension(length, dims?.length ?? p.length, ground) +
    drawHorizontalDimension(wheelbase, dims?.wheelbase ?? p.wheelbase, ground) +
    drawVerticalDimension(height, dims?.height ?? p.height, ground)
  );
}

/** Draws the side elevation of a car, front at the left. */
export function drawSideOfCar(drawing: CarDrawing): string {
  const { bodyType, color, seed, modelSeed, shape, dims, ground } = drawing;
  const profile = fitProfile(bodyType, modelSeed, shape, dims || {});
  const frame = fitFrame(profile.length, profile.height, { maxWidth: 960, maxHeight: 460, lift: 36 });
  const context: SideContext = {
    profile,
    paint: findPaint(color),
    variation: pickVariation(bodyType, seed, modelSeed),
    px: (weight) => formatNumber(frame.mm(weight)),
  };
  const { variation, paint, px } = context;
  const spoiler = variation.spoiler && profile.spoiler;
  const art = [
    drawUnderbody(context),
    drawBodyPanels(context),
    path(profile.windscreen, makeInked(GLASS_LIGHT, px(1.8))),
    path(profile.rearScreen, makeInked(GLASS, px(1.8))),
    drawSideWindows(context),
    drawShutLines(context),
    drawHandles(context),
    drawHeadlamp(context),
    drawTailLamp(context),
    variation.fogLamps && bodyType !== 'kei' ? drawFogLamp(context) : '',
    spoiler ? path(spoiler, makeInked(variation.roof ?? paint.shade, px(1.6))) : '',
    path(closeOutline(profile), line(INK, px(3.4))),
    variation.rails && profile.rails ? drawRoofRails(profile.rails, px) : '',
    drawMirror(context),
    drawWheels(context, drawing, frame),
  ].join('');
  return (
    drawGroundShadow(frame, 0, profile.length, 46, ground) +
    wrapArtwork(frame.group(art), ground) +
    drawFigures(profile, frame, drawing)
  );
}
