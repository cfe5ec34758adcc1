import * as css from './Silhouette.css.ts';
import type { SilhouetteName } from './silhouettes.ts';
import { SILHOUETTES_PATH } from './silhouettesPath.ts';

/** A decorative side view of a vehicle, in the colour of the text beside it. */
export function Silhouette({ name, size = 'm' }: { name: SilhouetteName; size?: keyof typeof css.size }) {
  return (
    <svg className={css.size[size]} aria-hidden="true">
      <use href={`${SILHOUETTES_PATH}#${name}`} />
    </svg>
  );
}
