import { startSiteServer } from '@vvoz/site-server/server/startSiteServer';
import { readRelease, readStorefrontEnv, type StorefrontEnv } from '../config/env.ts';
import { formatBareDocument } from '../config/bareDocument.ts';
import { isRobot } from '../address/robotGuards.ts';

/** Reads the environment. Next would go on after an error and answer every request with 500, so the process ends. */
function readEnvOrExit(): StorefrontEnv {
  try {
    return readStorefrontEnv();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Puts the middleware of site-server around the servers of this process. Ends the process when its environment is wrong. */
export async function startServer(): Promise<void> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  await startSiteServer({
    ...readEnvOrExit(),
    version: readRelease()?.version ?? 'checkout',
    isDevelopment,
    // Robots are refused some pages. In development each visit renders the page anew.
    hasOwnPage: ({ 'user-agent': userAgent = '' }) => isDevelopment || isRobot(userAgent),
    formatBare: formatBareDocument,
  });
}
