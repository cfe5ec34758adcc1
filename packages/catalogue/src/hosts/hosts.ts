/** A link of a site: to a catalogue by its template's name, or to a path on a host. `hostLinks.ts` checks both names. */
export type HostLink =
  | { readonly label: string; readonly template: string }
  | { readonly label: string; readonly host: string; readonly path: string };

/** What tells one storefront from another. Everything else is shared. */
export interface HostRow {
  /** The first part of a path by which another host means this one: `/china/…`. */
  readonly prefix: `/${string}`;
  /** TCP port under `npm start` and `npm run dev`, unless the environment gives another. */
  readonly port: number;
  /** Name of its look: a row of `themes` in packages/ui and a file in `theme/themes`. */
  readonly theme: string;
  /** For people who choose a look or read a log. */
  readonly label: string;
  /** Beside the seal and behind page titles. */
  readonly siteName: string;
  /** One sentence for search engines where a page has none of its own. */
  readonly description: string;
  /** Shown while the backend has not yet given the site options. */
  readonly contacts: { readonly tel: string };
  /** Its own part of the navigation; the entrances of the other hosts follow. */
  readonly navigation: readonly HostLink[];
  /** Its own columns of the footer; a column with the entrances of the other hosts follows. */
  readonly footer: readonly { readonly title: string; readonly links: readonly HostLink[] }[];
  /** How the other hosts link to it. */
  readonly entrances: readonly HostLink[];
}

const SITE_NAME = 'Ввоз';
const OFFICE = { tel: '8 423 200-00-00' };

const CATALOGUES_OF_JAPAN = [
  { label: 'Аукционы', template: 'japan-main' },
  { label: 'Статистика', template: 'japan' },
  { label: 'Мотоаукционы', template: 'bike' },
  { label: 'Мотостатистика', template: 'bike_st' },
] as const;

const CHINA = { label: 'Китай', host: 'china', path: '/' } as const;
const MACHINERY = { label: 'Спецтехника', host: 'spec', path: '/' } as const;

/** The registry of hosts: one row here, a theme and a thin app, and it exists. Its order is that of every list of hosts. */
export const HOSTS = {
  main: {
    prefix: '/main',
    port: 3000,
    theme: 'main',
    label: 'Основной',
    siteName: SITE_NAME,
    description:
      'Автомобили и мотоциклы с аукционов Японии: лоты этой недели, статистика продаж, ввоз во Владивосток.',
    contacts: OFFICE,
    navigation: CATALOGUES_OF_JAPAN,
    footer: [{ title: 'Каталог', links: CATALOGUES_OF_JAPAN }],
    entrances: [
      { label: 'Аукционы Японии', template: 'japan-main' },
      { label: 'Статистика', template: 'japan' },
      { label: 'Мотоаукционы', template: 'bike' },
    ],
  },
  china: {
    prefix: '/china',
    port: 3001,
    theme: 'china',
    label: 'Китай',
    siteName: SITE_NAME,
    description: 'Автомобили из Китая под ключ: скоро открытие раздела.',
    contacts: OFFICE,
    navigation: [CHINA],
    footer: [],
    entrances: [CHINA],
  },
  spec: {
    prefix: '/spec',
    port: 3002,
    theme: 'spec',
    label: 'Спецтехника',
    siteName: SITE_NAME,
    description: 'Спецтехника из Китая и Японии под ключ: скоро открытие раздела.',
    contacts: OFFICE,
    navigation: [MACHINERY],
    footer: [],
    entrances: [MACHINERY],
  },
} as const satisfies Readonly<Record<string, HostRow>>;

export type Host = keyof typeof HOSTS;

/** Every host, in the order of the registry. */
export const HOST_NAMES = Object.keys(HOSTS) as readonly Host[];

/** A value for each host. */
export const mapHosts = <T>(make: (host: Host) => T): Readonly<Record<Host, T>> =>
  Object.fromEntries(HOST_NAMES.map((host) => [host, make(host)])) as Record<Host, T>;
