import robotsParser from 'robots-parser';

/** What robots.txt of one host says to a crawler. */
export interface HostRobots {
  readonly isAllowed: (address: string) => boolean;
  readonly sitemaps: readonly string[];
}

/** Reads robots.txt of a host. Throws when it has none. */
export async function readRobots(origin: string, userAgent: string): Promise<HostRobots> {
  const address = `${origin}/robots.txt`;
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} is answered with ${response.status}`);
  const robots = robotsParser(address, await response.text());
  return {
    isAllowed: (target) => robots.isAllowed(target, userAgent) ?? true,
    sitemaps: robots.getSitemaps(),
  };
}
