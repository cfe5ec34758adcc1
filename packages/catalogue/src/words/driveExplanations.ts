import type { Drive } from './drives.ts';

const UNCERTAIN = 'источник называет оба варианта, какой у этой машины, скажет аукционный лист';

/** One sentence for each drive code. In a separate file, so that it stays out of the browser bundle. */
const DRIVE_EXPLANATIONS: Readonly<Record<Drive, string>> = {
  FF: 'двигатель спереди, ведут передние колёса',
  FR: 'двигатель спереди, ведут задние колёса',
  MR: 'двигатель в середине, ведут задние колёса',
  RR: 'двигатель сзади, ведут задние колёса',
  '2WD': 'ведёт одна ось: передняя (FF) или задняя (FR)',
  '4WD': 'полный привод: постоянный или подключаемый',
  'FF/4WD': UNCERTAIN,
  'FR/4WD': UNCERTAIN,
  'MR/4WD': UNCERTAIN,
  'RR/4WD': UNCERTAIN,
  '2WD/4WD': UNCERTAIN,
};

/** Explains a drive code in Russian; undefined for an unknown one. */
export const explainDrive = (code: string): string | undefined =>
  Object.entries(DRIVE_EXPLANATIONS).find(([key]) => key === code)?.[1];
