import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runOperatorProgram } from '@vvoz/tools/backend/runOperatorProgram';
import { SiteVisitor } from '../lib/SiteVisitor.ts';
import { findLeadFaults } from '../lib/storedLeads.ts';
import { createChance } from '../lib/random.ts';
import type { PairStack } from './PairStack.ts';

const POSTERS = 8;
const READERS = 2;
const CONVERSATION = 'pair-conversation-of-the-check';
const FOREIGN_LOTS = 500;

export interface Disturbance {
  /** Requests of readers. */
  readonly reads: number;
  /** Requests that repeated a failed read. */
  readonly repeated: number;
  readonly leads: number;
  readonly messages: number;
  readonly faults: readonly string[];
}

/** Writes a feed of lots, and imports it in a process of its own as the schedule does. */
async function importLots(dataDir: string, env: Readonly<Record<string, string>>): Promise<void> {
  const dir = path.join(dataDir, 'pair-feed');
  mkdirSync(dir, { recursive: true });
  const rows = Array.from({ length: FOREIGN_LOTS }, (_, index) =>
    JSON.stringify({
      ID: `pair-${index}`,
      MARKA_NAME: 'KIA',
      MODEL_NAME: `MODEL ${index % 40}`,
      YEAR: '2021',
      FINISH: '40000000',
      MILEAGE: String(index),
    }),
  );
  writeFileSync(path.join(dir, '0001.ndjson'), rows.join('\n'));
  const args = ['--source', 'jpcenter', '--table', 'korea', '--dir', dir, '--data-dir', dataDir];
  await runOperatorProgram('ingest', args, env);
}

/** Reads the first messages of the conversation from a stream of a site. */
async function readMessageIds(url: string, expected: number): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const response = await fetch(`${url}/api/chat/stream?conversation=${CONVERSATION}`, {
    headers: { origin: url },
    signal: AbortSignal.timeout(10_000),
  });
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    for (const [, id = ''] of text.matchAll(/"id":"([^"]+)"/g)) ids.add(id);
    if (ids.size >= expected) break;
  }
  return ids;
}

export interface DisturbOptions {
  readonly dataDir: string;
  readonly leads: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  /** Added to the environment of programs of the command line: another database. */
  readonly env?: Readonly<Record<string, string>>;
  /** Kills parts of the stack and starts them again; `reach` waits until a share of the leads has been posted. */
  readonly disturb: (reach: (share: number) => Promise<void>) => Promise<void>;
}

/**
 * Lets visitors read, write to the chat and post `leads` leads through the gateway while lots are imported and parts are
 * killed. Returns counts, and as faults what was lost and the requests that failed in spite of retries.
 */
export async function disturbPair(
  stack: PairStack,
  { dataDir, leads, seed, signal, env = {}, disturb }: DisturbOptions,
): Promise<Disturbance> {
  const url = `http://127.0.0.1:${stack.gateway.port}`;
  const pick = createChance(seed);
  const visitor = new SiteVisitor(url, pick);
  const over = new AbortController();
  const faults: string[] = [];
  const messages = new Set<string>();
  let startedLeads = 0;
  let reads = 0;
  let repeated = 0;

  async function post(): Promise<void> {
    while (startedLeads < leads && !signal.aborted) {
      startedLeads += 1;
      faults.push(...(await visitor.deliverLead(signal)));
    }
  }
  async function read(): Promise<void> {
    while (!over.signal.aborted && !signal.aborted) {
      const page = visitor.createUnseenPath();
      const { response, repeats, outage } = await visitor.requestUntilAnswered(page, signal);
      reads += 1;
      repeated += repeats;
      if (outage !== undefined) faults.push(outage);
      else if (response.status !== 200) faults.push(`${page} answered ${response.status}`);
      await pause(20);
    }
  }
  async function chat(): Promise<void> {
    while (!over.signal.aborted && !signal.aborted) {
      const id = randomUUID();
      const body = JSON.stringify({ conversation: CONVERSATION, id, text: `message ${messages.size}` });
      const headers = { 'content-type': 'application/json', origin: url };
      const { response, outage } = await visitor.requestUntilAnswered('/api/chat/messages', signal, {
        method: 'POST',
        headers,
        body,
      });
      if (response.status === 200 || response.status === 201) messages.add(id);
      else faults.push(outage ?? `a message answered ${response.status}`);
      await pause(200);
    }
  }
  const isBelow = (count: number): boolean => startedLeads < count && !signal.aborted;
  async function reach(share: number): Promise<void> {
    while (isBelow(leads * share)) await pause(5);
  }

  const watching = Promise.all([...Array.from({ length: READERS }, read), chat()]);
  const importing = importLots(dataDir, env).catch((error: unknown) => {
    faults.push(`the import failed: ${String(error)}`);
  });
  await Promise.all([...Array.from({ length: POSTERS }, post), disturb(reach), importing]);
  over.abort();
  await watching;
  const stored = await findLeadFaults(dataDir, visitor.leads, env);
  faults.push(...stored.faults);
  for (const site of stack.sites) {
    const received = await readMessageIds(site.url, messages.size);
    const lost = [...messages].filter((id) => !received.has(id)).length;
    if (lost > 0) faults.push(`${lost} messages of ${messages.size} are missing in a stream`);
  }
  return { reads, repeated, leads: visitor.leads.size, messages: messages.size, faults };
}
