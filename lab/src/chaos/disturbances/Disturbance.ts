import type { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import type { Chance } from '../../lib/random.ts';

export interface Scene {
  readonly backend: IsolatedBackend;
  readonly dataDir: string;
  /** The operator's database. */
  readonly stateFile: string;
  /** The file with the shift of the backend's clock, ms. */
  readonly clockFile: string;
  /** How long a lock or a full disk lasts, ms. */
  readonly holdMs: number;
  readonly pick: Chance;
  /** Called with what was wrong. */
  readonly onFault: (fault: string) => void;
}

/** Something bad that happens to a running backend, and ends. */
export interface Disturbance {
  readonly name: string;
  /** Why this machine cannot do it; undefined when it can. */
  readonly findObstacle?: () => string | undefined;
  /** Disturbs the backend. Resolves when the disturbance is over. */
  readonly run: (scene: Scene) => Promise<void>;
}
