import * as css from './DemoNote.css.ts';

/** Says that the lots are demo data. Shown on every page with demo pictures. */
export function DemoNote() {
  return (
    <p className={css.note}>
      Демонстрационные данные: снимки и аукционные листы нарисованы, таких лотов нет.
    </p>
  );
}
