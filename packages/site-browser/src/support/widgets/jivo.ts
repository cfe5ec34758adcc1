import { limitWait, loadScript } from '../../page/loadScript.ts';
import type { WidgetRow } from './widget.ts';

declare global {
  interface Window {
    jivo_onLoadCallback?: () => void;
    jivo_api?: { readonly open: () => unknown };
  }
}

/** https://www.jivo.ru/api/ */
export const jivo: WidgetRow = {
  title: 'Jivo',
  traces: /^(jv_|jivo)/,
  open: async (id) => {
    const ready = new Promise<void>((resolve) => {
      window.jivo_onLoadCallback = resolve;
    });
    await loadScript(`https://code.jivo.ru/widget/${id}`);
    await limitWait(ready, 'the chat of Jivo');
    window.jivo_api?.open();
  },
};
