import { startSiteServer } from '@vvoz/site-server/server/startSiteServer';
import { readRelease, readStorefrontEnv } from '../config/env.ts';
import { formatBareDocument } from '../config/bareDocument.ts';
import { isRobot } from '../address/robotGuards.ts';

/** Puts the middleware of site-server around the servers of this process. */
export async function startServer(): Promise<void> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  await startSiteServer({
    ...readStorefrontEnv(),
    version: readRelease()?.version ?? 'checkout',
    isDevelopment,
    // Robots are refused some pages. In development each visit renders the page anew.
    hasOwnPage: ({ 'user-agent': userAgent = '' }) => isDevelopment || isRobot(userAgent),
    formatBare: formatBareDocument,
  });
}
