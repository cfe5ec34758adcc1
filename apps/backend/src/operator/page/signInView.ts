import { html } from './html.ts';
import { renderPage } from './layout.ts';

/** Renders the sign-in page, with the reason why the last try failed. */
export const renderSignIn = (fault = ''): string =>
  renderPage({
    title: 'Вход оператора',
    body: html`<form class="line" method="post" action="/operator/sign-in">
        <label
          >Пароль<br /><input
            type="password"
            name="password"
            required
            autocomplete="current-password"
            ${fault === '' ? '' : html`aria-invalid="true" aria-describedby="fault"`}
        /></label>
        <button>Войти</button>
      </form>
      ${fault === '' ? '' : html`<p id="fault" class="bad" role="alert">${fault}</p>`}`,
  });
