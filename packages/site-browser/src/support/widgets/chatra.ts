import { loadScript } from '../../page/loadScript.ts';
import type { WidgetRow } from './widget.ts';

type StoreQuery = readonly unknown[];

declare global {
  interface Window {
    ChatraID?: string;
    Chatra?: ((...call: StoreQuery) => void) & { q?: StoreQuery[] };
  }
}

/** Creates the function that collects calls until the script replaces it. */
function createStub(): NonNullable<Window['Chatra']> {
  const calls: StoreQuery[] = [];
  return Object.assign((...call: StoreQuery) => void calls.push(call), { q: calls });
}

/** https://chatra.com/help/api/ */
export const chatra: WidgetRow = {
  title: 'Chatra',
  traces: /^(chatra|Chatra)/,
  open: async (id) => {
    window.ChatraID = id;
    window.Chatra ??= createStub();
    await loadScript('https://call.chatra.io/chatra.js');
    window.Chatra('openChat', true);
  },
};
