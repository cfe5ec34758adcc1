import { limitWait, loadScript } from '../../page/loadScript.ts';
import type { WidgetRow } from './widget.ts';

interface LiveChat {
  readonly widget: { readonly open: () => void };
}

/** The chat of a portal's open line. Its script raises an event of the window when the chat is ready. */
export const bitrix24: WidgetRow = {
  title: 'Битрикс24',
  traces: /^(b24_|BITRIX|LIVECHAT)/,
  open: async (id) => {
    const ready = new Promise<void>((resolve) => {
      const open = (event: Event) => {
        (event as CustomEvent<LiveChat>).detail.widget.open();
        resolve();
      };
      window.addEventListener('onBitrixLiveChat', open, { once: true });
    });
    const [portal, loader] = id.split('/');
    await loadScript(`https://cdn-ru.bitrix24.ru/${portal}/crm/site_button/${loader}.js`);
    await limitWait(ready, 'the chat of Bitrix24');
  },
};
