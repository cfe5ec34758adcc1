import type { SiteConfig } from '@vvoz/storefront/SiteConfig.ts';
import { env } from './env.ts';

/** The spec host. A function, because other hosts' addresses are known at run time only. */
export function site() {
  const { hosts } = env();
  const others = [
    { label: 'Аукционы Японии', href: `${hosts.main}/japan/czeny-na-avto` },
    { label: 'Статистика', href: `${hosts.main}/statistika-prodazh` },
    { label: 'Мотоаукционы', href: `${hosts.main}/moto/onlajn-aukcziony` },
    { label: 'Китай', href: `${hosts.china}/` },
  ];
  return {
    host: 'spec',
    theme: 'spec',
    name: 'Ввоз',
    description: 'Спецтехника из Китая и Японии под ключ: скоро открытие раздела.',
    nav: [{ label: 'Спецтехника', href: '/' }, ...others],
    footer: [{ title: 'Другие разделы', links: others }],
  } satisfies SiteConfig;
}
