import { Outage } from '../page/fetchJson.ts';
import { loadOnce } from './loadOnce.ts';
import type { TokenSource } from './TokenSource.ts';

type WidgetEvent = 'success' | 'challenge-hidden' | 'network-error' | 'javascript-error';

declare global {
  interface Window {
    readonly smartCaptcha?: {
      readonly render: (
        container: HTMLElement,
        options: { readonly sitekey: string; readonly invisible: true; readonly hl: 'ru' },
      ) => number;
      readonly execute: (widget: number) => void;
      readonly subscribe: (
        widget: number,
        event: WidgetEvent,
        callback: (data?: unknown) => void,
      ) => () => void;
      readonly destroy: (widget: number) => void;
    };
  }
}

const SCRIPT = 'https://smartcaptcha.cloud.yandex.ru/captcha.js?render=onload';
/** How long to wait for the token after a challenge has closed, ms. A solved challenge closes before its token arrives. */
const CLOSED_MS = 1000;

/** Runs an invisible widget once. Yandex shows a challenge to suspicious visitors only. */
function runWidget(api: NonNullable<Window['smartCaptcha']>, sitekey: string): Promise<string> {
  const container = document.createElement('div');
  document.body.append(container);
  const widget = api.render(container, { sitekey, invisible: true, hl: 'ru' });
  const token = new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => () => reject(new Error(`SmartCaptcha gave no token: ${reason}`));
    api.subscribe(widget, 'success', (data) =>
      typeof data === 'string' ? resolve(data) : fail('no text')(),
    );
    api.subscribe(widget, 'challenge-hidden', () => void setTimeout(fail('closed'), CLOSED_MS));
    api.subscribe(widget, 'javascript-error', fail('script error'));
    api.subscribe(widget, 'network-error', () => reject(new Outage('SmartCaptcha has no network')));
    api.execute(widget);
  });
  return token.finally(() => {
    api.destroy(widget);
    container.remove();
  });
}

/** Yandex SmartCaptcha. A challenge may appear, so only the script is loaded early. */
export function createSmartCaptchaSource(key: string): TokenSource {
  const prepare = loadOnce(SCRIPT);
  return {
    prepare,
    obtain: async () => {
      await prepare();
      if (!window.smartCaptcha) throw new Error('The script of SmartCaptcha does not work');
      return runWidget(window.smartCaptcha, key);
    },
  };
}
