import * as css from './Icon.css.ts';
import { symbols } from './symbols.ts';

/** All symbols, once a page, before the first `Icon`: root layouts render it at the top of the body. */
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
