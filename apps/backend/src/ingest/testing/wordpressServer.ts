import {
  startWordpressServer,
  type WordpressFaults,
  type WordpressServer,
} from '@vvoz/supplier/servers/wordpressServer';
import { onTestFinished } from 'vitest';

/** Starts a WordPress site with these resources for the running test. */
export async function startTestWordpress(
  resources: Readonly<Record<string, readonly unknown[]>>,
  faults: WordpressFaults = {},
): Promise<WordpressServer> {
  const server = await startWordpressServer(resources, faults);
  onTestFinished(server.close);
  return server;
}
