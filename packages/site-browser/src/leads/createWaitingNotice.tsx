import { NBSP } from '@vvoz/catalogue/words/format';
import { WaitingNotice } from '@vvoz/ui/leads/WaitingNotice/WaitingNotice.tsx';
import { formatLeadNumber } from '@vvoz/catalogue/words/leadNumber';
import { addToPage } from '../page/addToPage.ts';
import { createPageRoot } from '../page/createPageRoot.ts';
import { PHONE_LINKS } from '@vvoz/catalogue/words/phoneLink';
import type { LeadQueue } from './unsentLeads.ts';
import { findWaitingState } from './waitingLead.ts';

/** Reads the operator's phone number from the page, where call tracking may have replaced it. */
function readPhone() {
  const link = document.querySelector<HTMLAnchorElement>(PHONE_LINKS);
  return link ? { href: link.href, label: link.textContent.trim().replaceAll(' ', NBSP) } : undefined;
}

const formatDay = (time: number) =>
  new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' }).format(time).replaceAll(' ', NBSP);

/** Creates the notice about requests that are stored on the device, at the end of the page. */
export function createWaitingNotice(queue: LeadQueue) {
  const root = createPageRoot(addToPage);
  const attempts = new Map<string, 'sending' | 'failed'>();
  /** Numbers of the requests that this page has seen waiting, by key. */
  const seen = new Map<string, string>();
  let hasSent = false;
  let isHidden = false;
  let shown = '';

  const send = async (key: string) => {
    attempts.set(key, 'sending');
    await show();
    await queue.deliver(key);
    attempts.set(key, 'failed');
    await show();
  };

  /** Shows the requests that are now stored on the device. */
  async function show(): Promise<void> {
    const leads = (await queue.list()).map((lead) => ({ lead, state: findWaitingState(lead, Date.now()) }));
    const waiting = leads
      .filter(({ state }) => state === 'waiting')
      .map(({ lead: { key } }) => formatLeadNumber(key));
    for (const { lead } of leads) seen.set(lead.key, formatLeadNumber(lead.key));
    const left = new Set(leads.map(({ lead }) => lead.key));
    const sent = hasSent
      ? [...seen].filter(([key]) => !left.has(key)).map(([, number]) => number)
      : undefined;
    const unsent = leads
      .filter(({ state }) => state !== 'waiting')
      .map(({ lead: { key, keptAt, refusedRu } }) => ({
        key,
        refusedRu,
        day: formatDay(keptAt),
        attempt: attempts.get(key),
      }));
    // A hidden notice is shown again when its content has changed.
    const next = JSON.stringify([waiting, unsent, sent]);
    if (next !== shown) isHidden = false;
    shown = next;
    const isEmpty = waiting.length === 0 && unsent.length === 0 && !hasSent;
    root.render(
      isEmpty || isHidden ? null : (
        <WaitingNotice
          waiting={waiting}
          unsent={unsent}
          sent={sent}
          phone={readPhone()}
          onSend={(key) => void send(key).catch(reportError)}
          onDelete={(key) => {
            seen.delete(key);
            void queue.remove(key).catch(reportError);
          }}
          onHide={() => {
            isHidden = true;
            root.render(null);
          }}
        />
      ),
    );
  }

  return {
    show,
    noteSent: () => {
      hasSent = true;
    },
  };
}
