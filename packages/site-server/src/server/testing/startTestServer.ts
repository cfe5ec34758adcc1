import { trustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { startSiteServer, type SiteServerOptions } from '../startSiteServer.ts';

/** Puts the middleware around the servers of this process, as in production. */
export const startTestServer = (options: Partial<SiteServerOptions> = {}): void =>
  void startSiteServer({
    // A port where nothing listens; at the usual one a developer's backend may run.
    apiUrl: 'http://127.0.0.1:9',
    trusted: trustedProxies.parse(''),
    hstsSeconds: 0,
    pageWaitMs: 1500,
    play: undefined,
    telemetry: undefined,
    version: 'test',
    isDevelopment: false,
    hasOwnPage: () => false,
    formatBare: ({ status, message }) => `bare ${status} ${message}`,
    ...options,
  });
