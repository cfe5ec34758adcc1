import type { SiteConfig } from '@vvoz/storefront/SiteConfig.ts';
import { env } from './env.ts';

const CATALOGUES = [
  { label: 'Аукционы', href: '/japan/czeny-na-avto' },
  { label: 'Статистика', href: '/statistika-prodazh' },
  { label: 'Мотоаукционы', href: '/moto/onlajn-aukcziony' },
  { label: 'Мотостатистика', href: '/moto/statistika' },
];

/** The main host: Japan and motorcycles. A function, because other hosts' addresses are known at run time only. */
export function site() {
  const { hosts } = env();
  const others = [
    { label: 'Китай', href: `${hosts.china}/` },
    { label: 'Спецтехника', href: `${hosts.spec}/` },
  ];
  return {
    host: 'main',
    theme: 'main',
    name: 'Ввоз',
    description:
      'Автомобили и мотоциклы с аукционов Японии: лоты этой недели, статистика продаж, ввоз во Владивосток.',
    nav: [...CATALOGUES, ...others],
    footer: [
      { title: 'Каталог', links: CATALOGUES },
      { title: 'Другие разделы', links: others },
    ],
  } satisfies SiteConfig;
}
