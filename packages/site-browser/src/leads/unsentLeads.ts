import { fromNetwork } from '../page/fetchJson.ts';
import { isOutage, reportBug } from '../page/outage.ts';
import { QUEUE_NAME } from './queueName.ts';
import { findWaitingState, type WaitingLead } from './waitingLead.ts';

const STORE = 'waiting';
/** Pauses after failed attempts, ms: doubled after each. */
const MIN_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 1_800_000;
const MAX_RESPONSE_MS = 30_000;

/** The globals of a page or of a service worker that the queue uses. */
export interface QueueScope {
  readonly indexedDB: IDBFactory;
  /** Only on HTTPS. Without locks only the idempotency key prevents a request from becoming two leads. */
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> };
  readonly BroadcastChannel: new (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close'>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
}

/** Requests that are stored on the device. Methods reject when storage is forbidden. */
export interface LeadQueue {
  /** Resolves when the request is on the device. A request with a known key is left unchanged. */
  readonly keep: (key: string, body: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Oldest first. */
  readonly list: () => Promise<readonly WaitingLead[]>;
  readonly remove: (key: string) => Promise<void>;
  /**
   * Sends what is due, or only the request of `key`, whatever its age. Sends nothing while another page is sending.
   * Resolves with the number of requests that are left to be sent silently.
   */
  readonly deliver: (key?: string) => Promise<number>;
}

/**
 * Creates the queue of a site, shared by its pages and its service worker. A delivered request is deleted at once. Each
 * change is announced on the channel `vvoz-leads`: `sent` or `changed`.
 * @param getToken obtains a captcha token; rejects with Outage without a network. A request without a token is accepted
 * as unverified, under a stricter limit, unless the operator requires one.
 */
export function createLeadQueue(scope: QueueScope, getToken?: () => Promise<string>): LeadQueue {
  const announce = (news: 'changed' | 'sent') => {
    const channel = new scope.BroadcastChannel(QUEUE_NAME);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than its own
    channel.postMessage(news);
    channel.close();
  };

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = scope.indexedDB.open(QUEUE_NAME, 1);
      opening.addEventListener('upgradeneeded', () => {
        opening.result.createObjectStore(STORE, { keyPath: 'key' });
      });
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error as DOMException));
    });

  /** Runs one transaction; resolves when it is on the disk. */
  async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode, { durability: 'strict' });
        const request = ask(transaction.objectStore(STORE));
        transaction.addEventListener('complete', () => resolve(request.result));
        transaction.addEventListener('abort', () => reject(transaction.error as DOMException));
      });
    } finally {
      database.close();
    }
  }

  const list = async (): Promise<readonly WaitingLead[]> => {
    const leads = await run<WaitingLead[]>('readonly', (store) => store.getAll());
    return leads.toSorted((a, b) => a.keptAt - b.keptAt);
  };

  /** Changes a request if it still exists. */
  const change = (key: string, changes: Partial<WaitingLead>) =>
    run<WaitingLead | undefined>('readwrite', (store) => {
      const request: IDBRequest<WaitingLead | undefined> = store.get(key);
      request.addEventListener('success', () => {
        if (request.result) store.put({ ...request.result, ...changes });
      });
      return request;
    });

  const remove = async (key: string, news: 'changed' | 'sent') => {
    await run('readwrite', (store) => store.delete(key));
    announce(news);
  };

  /** Postpones a request after a temporary failure. */
  const postpone = ({ key, failures }: WaitingLead, pauseMs: number) =>
    change(key, {
      failures: failures + 1,
      dueAt: Date.now() + Math.max(pauseMs, Math.min(MIN_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS)),
    });

  async function post({ key, body }: WaitingLead): Promise<Response> {
    const token = await getToken?.().catch((error: unknown) => {
      if (isOutage(error)) throw error;
      reportError(error);
      return undefined;
    });
    return fromNetwork(
      scope.fetch('/api/request/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(token === undefined ? body : { ...body, token }),
        signal: AbortSignal.timeout(MAX_RESPONSE_MS),
      }),
    );
  }

  /** Sends one request; false when the next ones would fail too. */
  async function send(lead: WaitingLead): Promise<boolean> {
    let response: Response;
    try {
      response = await post(lead);
    } catch (error) {
      reportBug(error);
      // The request stays due, and the first page or worker with a network sends it.
      return false;
    }
    if (response.status === 429 || response.status >= 500) {
      await postpone(lead, Number(response.headers.get('retry-after') ?? 0) * 1000 || 0);
      return false;
    }
    const parsedBody = (await response.json().catch(() => undefined)) as
      | { data?: { id: string }; error?: { field?: string; messageRu?: string } }
      | undefined;
    if (response.ok && parsedBody?.data) await remove(lead.key, 'sent');
    // A page of another site, such as the sign-in of a Wi-Fi network, is not a refusal.
    else if (!parsedBody?.error) await postpone(lead, 0);
    // A request without a good token stays due: the next page obtains another one.
    else if (parsedBody.error.field !== 'token')
      await change(lead.key, { refusedRu: parsedBody.error.messageRu ?? 'заявка не принята' });
    return true;
  }

  const isSilent = (lead: WaitingLead) => findWaitingState(lead, Date.now()) === 'waiting';

  async function deliverNow(only: string | undefined): Promise<void> {
    for (const lead of await list()) {
      const isDue = isSilent(lead) && lead.dueAt <= Date.now();
      if (only === undefined ? !isDue : lead.key !== only) continue;
      if (!(await send(lead))) break;
    }
    announce('changed');
  }

  return {
    list,
    remove: (key) => remove(key, 'changed'),
    keep: async (key, body) => {
      const consent = { at: new Date(Date.now()).toISOString(), ...(body['consent'] as object) };
      const lead: WaitingLead = {
        key,
        body: { ...body, consent },
        keptAt: Date.now(),
        dueAt: 0,
        failures: 0,
        refusedRu: '',
      };
      await run('readwrite', (store) => {
        const request: IDBRequest<WaitingLead | undefined> = store.get(key);
        request.addEventListener('success', () => {
          if (!request.result) store.put(lead);
        });
        return request;
      });
      announce('changed');
    },
    deliver: async (key) => {
      const { locks } = scope.navigator;
      if (locks)
        await locks.request(QUEUE_NAME, { ifAvailable: true }, async (lock) => {
          if (lock) await deliverNow(key);
        });
      else await deliverNow(key);
      return (await list()).filter(isSilent).length;
    },
  };
}
