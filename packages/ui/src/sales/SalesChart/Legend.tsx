import * as css from './Chart.css.ts';

/** Legend of the chart's lines and bars. */
export function Legend() {
  return (
    <figcaption className={css.legend}>
      <span className={css.key}>
        <svg className={css.swatch} viewBox="0 0 16 12" aria-hidden="true">
          <rect className={css.band} x="0.5" y="0.5" width="15" height="11" />
        </svg>
        восемь продаж из десяти
      </span>
      <span className={css.key}>
        <svg className={css.swatch} viewBox="0 0 16 12" aria-hidden="true">
          <path className={css.median} d="M0 6H16" />
          <circle className={css.dot} cx="8" cy="6" r="3.5" />
        </svg>
        медиана: половина дешевле
      </span>
      <span className={css.key}>
        <svg className={css.swatch} viewBox="0 0 16 12" aria-hidden="true">
          <rect className={css.sold} x="4" width="8" height="12" />
        </svg>
        продано
      </span>
      <span className={css.key}>
        <svg className={css.swatch} viewBox="0 0 16 12" aria-hidden="true">
          <rect className={css.unsold} x="4.5" y="0.5" width="7" height="11" />
        </svg>
        не продано
      </span>
    </figcaption>
  );
}
