import type { CounterRow } from './counter.ts';
import { loadScript } from '../../page/loadScript.ts';

type Call = readonly unknown[];
type Metrika = ((...call: Call) => void) & { a?: Call[]; l?: number };

declare global {
  interface Window {
    ym?: Metrika;
  }
}

/** Creates the function that collects calls until the script replaces it. */
function createStub(): Metrika {
  const calls: Call[] = [];
  return Object.assign((...call: Call) => void calls.push(call), { a: calls, l: Date.now() });
}

/** https://yandex.ru/support/metrica/code/counter-initialize.html */
export const metrika: CounterRow = {
  title: 'Яндекс Метрика',
  traces: /^_ym/,
  load: async (id, _events) => {
    const counter = Number(id);
    window.ym ??= createStub();
    // `defer`: the script sends no hit by itself. Clicks, links and recordings of sessions are off: only pages and goals count.
    window.ym(counter, 'init', { defer: true, webvisor: false, clickmap: false, trackLinks: false });
    await loadScript('https://mc.yandex.ru/metrika/tag.js');
    return {
      sendHit: ({ url, referrer, title }) => window.ym?.(counter, 'hit', url, { referer: referrer, title }),
      sendGoal: (goal) => window.ym?.(counter, 'reachGoal', goal),
    };
  },
};
