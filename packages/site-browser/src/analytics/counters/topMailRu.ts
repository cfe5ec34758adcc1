/* oxlint-disable no-underscore-dangle -- the script of Top.Mail.Ru reads this name */
import type { CounterRow } from './counter.ts';
import { loadScript } from '../../page/loadScript.ts';

type Message = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    _tmr?: { readonly push: (message: Message) => unknown };
  }
}

/** Sends what is pushed and nothing else. https://top.mail.ru/help/ru */
export const topMailRu: CounterRow = {
  title: 'Top.Mail.Ru',
  traces: /^(tmr_|domain_sid$|rb_sync_id$)/,
  load: async (id) => {
    window._tmr ??= [] as Message[];
    await loadScript('https://top-fwz1.mail.ru/js/code.js');
    return {
      sendHit: ({ url, referrer, title }) =>
        void window._tmr?.push({ id, type: 'pageView', start: Date.now(), url, referrer, title }),
      sendGoal: (goal) => void window._tmr?.push({ id, type: 'reachGoal', goal }),
    };
  },
};
