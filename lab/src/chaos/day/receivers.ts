import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@vvoz/supplier/servers/listen';

/** A message to the operator in Telegram: an alarm, or a lead. */
export interface Message {
  /** By the clock of the day, ms since 1970. */
  readonly at: number;
  /** Its first line without tags. */
  readonly subject: string;
  /** True: what it says was so when it came, whatever the cause, for example a backend that was killed during an import. */
  readonly isTrue?: boolean;
}

/** `refuse`: the next lead only, for good. */
type CrmMode = 'open' | 'down' | 'refuse';

/** A lead begins with a label, which ends with a colon. */
const ALARM = /^<b>([^<]*[^<:])<\/b>\n/;

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> =>
  JSON.parse(await text(request)) as Record<string, unknown>;

/** Starts a server whose handler may fail; the connection is closed then. */
const serve = (handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) =>
  listen((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

/** What the operator has: a CRM that gets leads, and a chat in Telegram that gets leads and alarms. */
export interface Receivers {
  readonly variables: Readonly<Record<string, string>>;
  readonly alarms: readonly Message[];
  /** When the CRM got a lead first, by its id, by the clock of the day; and how often it got one again. */
  readonly received: ReadonlyMap<string, number>;
  readonly repeated: () => number;
  readonly setCrm: (mode: CrmMode) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts the CRM, which speaks our webhook, and the Bot API.
 * @param isTrue looks whether an alarm says what is so
 */
export async function startReceivers(
  now: () => number,
  isTrue: (subject: string) => boolean,
): Promise<Receivers> {
  const alarms: Message[] = [];
  const received = new Map<string, number>();
  let repeated = 0;
  let mode: CrmMode = 'open';
  const crm = await serve(async (request, response) => {
    if (mode === 'down') return void request.socket.destroy();
    const { id, type } = await readBody(request);
    if (type === 'alarm') return void response.writeHead(204).end();
    if (mode === 'refuse') {
      mode = 'open';
      return void response.writeHead(422).end();
    }
    if (received.has(String(id))) repeated += 1;
    else received.set(String(id), now());
    response.writeHead(204).end();
  });
  const telegram = await serve(async (request, response) => {
    const subject = ALARM.exec(String((await readBody(request))['text']))?.[1];
    if (subject !== undefined) alarms.push({ at: now(), subject, isTrue: isTrue(subject) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true,"result":{}}');
  });
  return {
    variables: {
      VVOZ_LEADS_WEBHOOK_URL: crm.url,
      VVOZ_LEADS_WEBHOOK_SECRET: 'secret-of-a-compressed-day',
      VVOZ_LEADS_TELEGRAM_TOKEN: '123456:secret-of-a-compressed-day-000000000',
      VVOZ_LEADS_TELEGRAM_CHAT: '-100',
      VVOZ_LEADS_TELEGRAM_URL: telegram.url,
    },
    alarms,
    received,
    repeated: () => repeated,
    setCrm: (next) => {
      mode = next;
    },
    close: async () => {
      await Promise.all([crm.close(), telegram.close()]);
    },
  };
}
