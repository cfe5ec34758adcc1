/** A link to a catalogue (the name of its template) or to a path on a host. `hostLinks.ts` checks the names. */
export type HostLink =
  | { readonly label: string; readonly template: string }
  | { readonly label: string; readonly host: string; readonly path: string };

/** The differences between the storefronts. Everything else is shared. */
export interface HostRow {
  /** First path segment that stands for this host in the paths of other hosts: `/china/…`. */
  readonly prefix: `/${string}`;
  /** TCP port under `npm start` and `npm run dev`, unless the environment gives another. */
  readonly port: number;
  /** Name of its theme: a row of `themes` in packages/ui and a file in `theme/themes`. */
  readonly theme: string;
  /** Name of the theme in Storybook and of the host in logs. */
  readonly label: string;
  /** Shown beside the logo and at the end of page titles. */
  readonly siteName: string;
  /** Meta description of pages without one of their own: one sentence. */
  readonly description: string;
  /** Shown until the backend has answered with the site options. */
  readonly contacts: { readonly tel: string };
  /** Its own navigation links. The entrances of the other hosts follow them. */
  readonly navigation: readonly HostLink[];
  /** Its own footer columns. A column with the entrances of the other hosts follows them. */
  readonly footer: readonly { readonly title: string; readonly links: readonly HostLink[] }[];
  /** Links to this host, shown on the other hosts. */
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

/** The registry of hosts. A new host needs a row here, a theme and a thin app. Lists of hosts have the order of the rows. */
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

/** Names of all hosts, in the order of the registry. */
export const HOST_NAMES = Object.keys(HOSTS) as readonly Host[];

/** Makes a value for each host. */
export const mapHosts = <T>(make: (host: Host) => T): Readonly<Record<Host, T>> =>
  Object.fromEntries(HOST_NAMES.map((host) => [host, make(host)])) as Record<Host, T>;
