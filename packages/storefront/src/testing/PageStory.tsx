import type { ReactNode } from 'react';
import { HOSTS, mapHosts, type Host } from '@vvoz/catalogue/hosts/hosts';
import { SiteFrame } from '../shell/SiteFrame.tsx';
import { createSite } from '../config/SiteConfig.ts';

const urls = mapHosts((host) => `https://${host}.vvoz.example`);

/** A page of a host between its header and footer, for stories. */
export function PageStory({ host, path, children }: { host: Host; path: string; children: ReactNode }) {
  return (
    <SiteFrame
      // Another host is another document.
      key={host}
      site={createSite(host, urls)}
      contacts={{ ...HOSTS[host].contacts, hours: 'пн–сб 9:00–19:00' }}
      path={path}
    >
      {children}
    </SiteFrame>
  );
}
