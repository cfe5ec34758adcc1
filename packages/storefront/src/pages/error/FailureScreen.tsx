import { screen } from './ErrorScreen.css.ts';
import * as css from './FailureScreen.css.ts';

/**
 * What a page says after a failure in the browser. `reset` renders the page again.
 */
export function FailureScreen({ reset }: { reset: () => void }) {
  return (
    <main id="main" className={css.main}>
      <div className={screen}>
        <div className={css.content}>
          <h1>Страница не открылась</h1>
          <p>Каталог сейчас не отвечает. Обычно это длится минуту: попробуйте ещё раз или позвоните нам.</p>
          <button type="button" className={css.retry} onClick={reset}>
            Попробовать ещё раз
          </button>
          <a className={css.home} href="/">
            Вернуться на главную
          </a>
        </div>
      </div>
    </main>
  );
}
