import type { GearboxKind } from './gearboxes.ts';

/** One sentence for each kind of gearbox. In a separate file, so that it stays out of the browser bundle. */
export const GEARBOX_EXPLANATIONS: Readonly<Record<GearboxKind, string>> = {
  AT: 'автомат, вариатор и робот: две педали',
  MT: 'механика: три педали',
  CVT: 'вариатор: без ступеней',
  AMT: 'робот: механика, которую переключает автоматика',
};
