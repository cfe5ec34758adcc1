import * as css from './DemoNote.css.ts';

/** Said on every page that shows pictures of demonstration data. */
export function DemoNote() {
  return (
    <p className={css.note}>
      Демонстрационные данные: снимки и аукционные листы нарисованы, таких лотов нет.
    </p>
  );
}
