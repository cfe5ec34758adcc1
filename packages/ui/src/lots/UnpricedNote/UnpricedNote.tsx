import { Notice } from '../../primitives/Notice/Notice.tsx';

/** Says that turnkey prices are missing because the calculator did not answer. */
export function UnpricedNote() {
  return (
    <Notice tone="failed" title="Цены сейчас не посчитались">
      <p>Цен под ключ нет: расчёт не ответил. Остальное на странице верно, обновите её через минуту.</p>
    </Notice>
  );
}
