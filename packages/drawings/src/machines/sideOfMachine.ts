import { drawHorizontalDimension, drawVerticalDimension, type Dimensions } from '../core/dimensions.ts';
import { wrapArtwork, fitFrame, drawGroundShadow, type Frame } from '../core/frame.ts';
import { findPaint, type Ground } from '../core/palette.ts';
import { createRandom } from '../core/random.ts';
import { createKit } from './kit.ts';
import type { Machine } from './machine.ts';
import { isTwoWheeler, MACHINES, type MachineType } from './machines.ts';

export type MachineDrawing = {
  bodyType: MachineType;
  color: string;
  seed: string | number;
  dims?: Dimensions | false;
  ground: Ground;
};

/** Draws the artwork alone, in millimetres. `scale` is in pixels per millimetre. */
export function drawMachine(
  bodyType: MachineType,
  color: string,
  seed: string | number,
  scale: number,
): string {
  const mm = (pixels: number) => Math.round((pixels / scale) * 10) / 10;
  return MACHINES[bodyType].draw(createKit(findPaint(color), mm), createRandom(`${bodyType}:${seed}`));
}

function drawFigures(m: Machine, frame: Frame, { dims, ground }: MachineDrawing): string {
  if (dims === false) return '';
  const [front, rear] = m.axes;
  const bottom = frame.groundY;
  const length = { x1: frame.x(0), x2: frame.x(m.length), y: bottom + 124, from: bottom + 30 };
  const wheelbase = { x1: frame.x(front), x2: frame.x(rear), y: bottom + 74, from: bottom + 18 };
  const height = { x: frame.x(0) - 46, y1: frame.y(m.height), y2: bottom, from: frame.x(m.length * 0.12) };
  return (
    drawHorizontalDimension(length, dims?.length ?? m.length, ground) +
    drawHorizontalDimension(wheelbase, dims?.wheelbase ?? rear - front, ground) +
    drawVerticalDimension(height, dims?.height ?? m.height, ground)
  );
}

/** Draws the side elevation of a motorcycle, truck or machine. */
export function drawSideOfMachine(drawing: MachineDrawing): string {
  const { bodyType, color, seed, ground } = drawing;
  const machine = MACHINES[bodyType];
  const bounds = isTwoWheeler(bodyType)
    ? { maxWidth: 860, maxHeight: 500 }
    : { maxWidth: 960, maxHeight: 490 };
  const frame = fitFrame(machine.length, machine.height, { ...bounds, lift: 40 });
  const art = drawMachine(bodyType, color, seed, frame.scale);
  return (
    drawGroundShadow(frame, 0, machine.length, 46, ground) +
    wrapArtwork(frame.group(art), ground) +
    drawFigures(machine, frame, drawing)
  );
}
