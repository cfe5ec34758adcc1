import type { CounterRow } from './counter.ts';
import { loadScript } from '../../page/loadScript.ts';

declare global {
  interface Window {
    VK?: {
      readonly Retargeting?: {
        readonly Init: (id: string) => void;
        readonly Hit: () => void;
        readonly Event: (name: string) => void;
      };
    };
  }
}

/** The pixel reads address, title and referrer by itself. https://vk.com/faq14080 */
export const vkPixel: CounterRow = {
  title: 'VK',
  traces: /^remixvkcom/,
  load: async (id) => {
    await loadScript('https://vk.com/js/api/openapi.js?169');
    window.VK?.Retargeting?.Init(id);
    return {
      sendHit: () => window.VK?.Retargeting?.Hit(),
      sendGoal: (goal) => window.VK?.Retargeting?.Event(goal),
    };
  },
};
