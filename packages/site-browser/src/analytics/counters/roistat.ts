import { readCookie } from '../../marks/readCookie.ts';
import type { CounterRow } from './counter.ts';
import { limitWait, loadScript } from '../../page/loadScript.ts';

declare global {
  interface Window {
    roistatProjectId?: string;
    roistatHost?: string;
    onRoistatAllModulesLoaded?: () => void;
    roistat?: {
      readonly event?: { readonly send: (name: string) => void };
      readonly registerOnCalltrackingPhoneReceivedCallback?: (listener: (tel: unknown) => void) => void;
    };
  }
}

const HOST = 'cloud.roistat.com';

/** Returns the address of the script: of the module for a known visit, else of the call that registers a visit. */
const findScript = (id: string): string =>
  readCookie('roistat_visit') === ''
    ? `https://${HOST}/api/site/1.0/${id}/init?referrer=${encodeURIComponent(location.href)}`
    : `https://${HOST}/dist/module.js`;

/** Counts visits and goals, not pages: its script follows addresses by itself. It also gives numbers for call tracking. */
export const roistat: CounterRow = {
  title: 'Roistat',
  traces: /^roistat/,
  load: async (id, { onPhone }) => {
    window.roistatProjectId = id;
    window.roistatHost = HOST;
    const ready = new Promise<void>((resolve) => {
      window.onRoistatAllModulesLoaded = resolve;
    });
    await loadScript(findScript(id));
    await limitWait(ready, 'modules of Roistat');
    window.roistat?.registerOnCalltrackingPhoneReceivedCallback?.((tel) => onPhone(String(tel)));
    return {
      sendHit: () => undefined,
      sendGoal: (goal) => window.roistat?.event?.send(goal),
    };
  },
};
