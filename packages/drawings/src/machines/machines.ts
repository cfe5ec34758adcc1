import { bulldozer } from './bulldozer.ts';
import { craneTruck } from './craneTruck.ts';
import { excavator } from './excavator.ts';
import { forklift } from './forklift.ts';
import type { Machine } from './machine.ts';
import { motorcycleClassic } from './motorcycleClassic.ts';
import { motorcycleSport } from './motorcycleSport.ts';
import { scooter } from './scooter.ts';
import { truck } from './truck.ts';
import { wheelLoader } from './wheelLoader.ts';

export const MACHINE_TYPES = [
  'motorcycle_sport',
  'motorcycle_classic',
  'scooter',
  'truck',
  'crane_truck',
  'excavator',
  'wheel_loader',
  'bulldozer',
  'forklift',
] as const;

export type MachineType = (typeof MACHINE_TYPES)[number];

export const MACHINES: Record<MachineType, Machine> = {
  motorcycle_sport: motorcycleSport,
  motorcycle_classic: motorcycleClassic,
  scooter,
  truck,
  crane_truck: craneTruck,
  excavator,
  wheel_loader: wheelLoader,
  bulldozer,
  forklift,
};

export const isTwoWheeler = (type: MachineType): boolean => type.startsWith('motor') || type === 'scooter';
