import * as css from './Icon.css.ts';
import { symbols } from './symbols.ts';

/** All icon symbols. Render it once per page, at the top of the body, before the first `Icon`. */
export function IconSprite() {
  return (
    <svg className={css.sprite} aria-hidden="true">
      {Object.entries(symbols).map(([name, d]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 20 20">
          <path d={d} />
        </symbol>
      ))}
    </svg>
  );
}
