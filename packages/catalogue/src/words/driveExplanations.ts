/** One sentence for each drive code. A module of its own, so that it stays out of the browser's bundle. */
const DRIVE_EXPLANATIONS: Readonly<Record<string, string>> = {
  FF: 'двигатель спереди, ведут передние колёса',
  FR: 'двигатель спереди, ведут задние колёса',
  MR: 'двигатель в середине, ведут задние колёса',
  RR: 'двигатель сзади, ведут задние колёса',
  '4WD': 'полный привод: постоянный или подключаемый',
};

/** What a drive code means; undefined for an unknown one. */
export const explainDrive = (code: string): string | undefined =>
  Object.entries(DRIVE_EXPLANATIONS).find(([known]) => known === code)?.[1];
