import type { Dimensions } from '../core/dimensions.ts';
import { createRandom } from '../core/random.ts';
import type { Point } from '../core/svg.ts';
import type { CarType, CarProfile, FittedProfile, Shape } from './carTypes.ts';
import { BOXY_PROFILES, PROFILES } from './profiles.ts';

type Fit = (value: number) => number;

/** Applies a function to every x and another one to every y of a path. */
function warp(d: string, fitX: Fit, fitY: Fit): string {
  return d.replace(/([MLCHV])([^MLCHVZ]*)/g, (_, command: string, args: string) => {
    const values = (args.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const isOrdinate = (index: number) => command === 'V' || (command !== 'H' && index % 2 === 1);
    return command + values.map((v, i) => Math.round(isOrdinate(i) ? fitY(v) : fitX(v))).join(' ');
  });
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const roundToFive = (value: number) => Math.round(value / 5) * 5;

/** Limits of the factor by which real dimensions stretch a silhouette. Beyond them it would look like another car. */
const MIN_STRETCH = 0.86;
const MAX_STRETCH = 1.18;

/** Stretches everything above the sill; sill and wheels keep their height. */
function createVerticalFit(table: CarProfile, factor: number): Fit {
  const fixed = table.sill + 260;
  return (y) => (y <= fixed ? y : fixed + (y - fixed) * factor);
}

/** Returns the factor for the part above the sill that results in a height. */
function getVerticalFactor(table: CarProfile, height: number): number {
  const fixed = table.sill + 260;
  return clamp((height - fixed) / (table.height - fixed), MIN_STRETCH, MAX_STRETCH);
}

/** Stretches overhangs and wheelbase separately, so that both length and wheelbase are real. */
function createHorizontalFit(table: CarProfile, length: number, wheelbase: number): Fit {
  const { frontOverhang, length: drawnLength, wheelbase: drawnBase } = table;
  const overhang = (length - wheelbase) / (drawnLength - drawnBase);
  const base = wheelbase / drawnBase;
  const rearAxle = frontOverhang + drawnBase;
  return (x) => {
    if (x <= frontOverhang) return x * overhang;
    const front = frontOverhang * overhang;
    if (x <= rearAxle) return front + (x - frontOverhang) * base;
    return front + wheelbase + (x - rearAxle) * overhang;
  };
}

function findTargetLength(
  table: CarProfile,
  factor: number,
  dims: Dimensions,
): [length: number, base: number] {
  const targetLength =
    dims.length ?? (dims.wheelbase ?? table.wheelbase * factor) * (table.length / table.wheelbase);
  const length = clamp(targetLength, table.length * MIN_STRETCH, table.length * MAX_STRETCH);
  const base = dims.wheelbase ?? (table.wheelbase * length) / table.length;
  const share = clamp(base / length, 0.5, 0.76);
  return [roundToFive(length), roundToFive(length * share)];
}

function fitToModel(
  table: CarProfile,
  fitX: Fit,
  fitY: Fit,
): Omit<FittedProfile, 'length' | 'height' | 'wheelbase'> {
  const bend = (d: string) => warp(d, fitX, fitY);
  const bendAny = (d: string | undefined) => (d === undefined ? undefined : bend(d));
  const move = ([x, y]: Point): Point => [Math.round(fitX(x)), Math.round(fitY(y))];
  const { rails, spoiler, bonnet, lowerLine, extraGlass, fuelFlap } = table;
  return {
    ...table,
    frontOverhang: Math.round(fitX(table.frontOverhang)),
    belt: Math.round(fitY(table.belt)),
    body: bend(table.body),
    sideGlass: bend(table.sideGlass),
    windscreen: bend(table.windscreen),
    rearScreen: bend(table.rearScreen),
    crease: bend(table.crease),
    headlamp: bend(table.headlamp),
    tailLamp: bend(table.tailLamp),
    pillars: table.pillars.map(bend),
    doors: table.doors.map(bend),
    bumpers: table.bumpers.map(bend),
    handles: table.handles.map(move),
    mirror: move(table.mirror),
    rails: bendAny(rails),
    spoiler: bendAny(spoiler),
    bonnet: bendAny(bonnet),
    lowerLine: bendAny(lowerLine),
    extraGlass: extraGlass?.map(bend),
    fuelFlap: fuelFlap && move(fuelFlap),
    fitX,
    fitY,
  };
}

/**
 * Fits a silhouette to a model. It is stretched to the real dimensions, within a limit. Without
 * them the seed varies length by ±3.5 % and height by ±4 %.
 */
export function fitProfile(
  bodyType: CarType,
  modelSeed: string | number,
  shape?: Shape,
  dims: Dimensions = {},
): FittedProfile {
  const r = createRandom(`model${bodyType}|${modelSeed}|${shape ?? ''}`);
  const other = BOXY_PROFILES[bodyType];
  const boxyBySeed = r.chance(0.45);
  const table = other && (shape ? shape === 'boxy' : boxyBySeed) ? other : PROFILES[bodyType];
  const lengthFactor = 0.965 + r.next() * 0.07;
  const heightFactor = 0.955 + r.next() * 0.085;
  // A kei car is 3395 mm long by law (3400 at most), whichever model.
  const [length, wheelbase] = findTargetLength(table, bodyType === 'kei' ? 1 : lengthFactor, dims);
  const fitX = createHorizontalFit(table, length, wheelbase);
  const fitY = createVerticalFit(table, dims.height ? getVerticalFactor(table, dims.height) : heightFactor);
  return { ...fitToModel(table, fitX, fitY), length, wheelbase, height: roundToFive(fitY(table.height)) };
}
