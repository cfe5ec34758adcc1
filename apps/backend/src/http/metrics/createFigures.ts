import { createRequestFigures } from './createRequestFigures.ts';
import { createVitals } from './createVitals.ts';

/** Creates what this process counts in memory for `/metrics`. */
export const createFigures = () => ({ requests: createRequestFigures(), vitals: createVitals() });

export type Figures = ReturnType<typeof createFigures>;
