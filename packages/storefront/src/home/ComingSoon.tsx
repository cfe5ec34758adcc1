import { Notice } from '@vvoz/ui/primitives/Notice/Notice.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import { PageMain } from '../shell/PageMain.tsx';
import type { SiteLink } from '../site/SiteConfig.ts';
import * as css from './home.css.ts';

/** The front page of a host whose catalogue is not open yet, with links to the open ones. */
export function ComingSoon({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <PageMain sections>
      <Stack space="24">
        <PageTitle>{title}</PageTitle>
        <Notice tone="info" title="Раздел готовится">
          Каталог этого раздела ещё не открыт. Уже работают:
        </Notice>
        <ul className={css.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </Stack>
    </PageMain>
  );
}
