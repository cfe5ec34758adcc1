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
  /** Name of its theme: a row of `HOST_COLORS` (hostColors.ts). */
  readonly theme: string;
  /** Name of the theme in Storybook. */
  readonly label: string;
  /** Shown beside the logo and at the end of page titles. */
  readonly siteName: string;
  /** Meta description of pages without one of their own: one or two sentences. */
  readonly description: string;
  /** Shown until the backend has answered with the site options. */
  readonly contacts: { readonly tel: string };
  /** Its own navigation links. The entrances of the other hosts follow them. */
  readonly navigation: readonly HostLink[];
  /** Its own footer columns. Those of every host (`listAboutColumns`) and the entrances of the others follow them. */
  readonly footer: readonly { readonly title: string; readonly links: readonly HostLink[] }[];
  /** Links to this host, shown on the other hosts. */
  readonly entrances: readonly HostLink[];
}

const SITE_NAME = 'Ввоз';
const OFFICE = { tel: '8 423 200-00-00' };

const JAPAN = [
  { label: 'Аукционы', template: 'japan-main' },
  { label: 'Статистика', template: 'japan' },
  { label: 'Мото', template: 'bike' },
] as const;

const OTHER_COUNTRIES = [
  { label: 'Корея', template: 'korean' },
  { label: 'Европа', template: 'europe-main' },
  { label: 'Левый руль', template: 'left-hand' },
  { label: 'В наличии', template: 'stock' },
] as const;

const MACHINES = [
  { label: 'Из Китая', template: 'spec' },
  { label: 'Из Японии', template: 'spec_japan' },
  { label: 'Аукционы', template: 'spec-main' },
  { label: 'Левый руль', template: 'spec-left-hand' },
  { label: 'На шасси', template: 'spec-left-china' },
] as const;

const CHINA = { label: 'Китай', host: 'china', path: '/' } as const;
const MACHINERY = { label: 'Спецтехника', host: 'spec', path: '/' } as const;

/**
 * Columns of footer and menu on every host: about buying and about us. Only main has the example of a purchase and the
 * pages about the company.
 */
export const listAboutColumns = <Name extends string>(host: Name) => [
  {
    title: 'Как купить',
    links: [
      { label: 'Пример покупки', host: 'main', path: '/example' },
      { label: 'Информация', host, path: '/informacziya' },
      { label: 'Вопросы и ответы', host, path: '/vopros-otvet' },
      { label: 'Видео', host, path: '/video' },
      { label: 'Гарантии и договор', host: 'main', path: '/garantii' },
    ] as const,
  },
  {
    title: 'О нас',
    links: [
      { label: 'О компании', host: 'main', path: '/o-kompanii' },
      { label: 'Отзывы', host, path: '/otzyvy' },
      { label: 'Контакты', host, path: '/kontakty' },
      { label: 'Персональные данные', host, path: '/privacy-policy' },
    ] as const,
  },
];

/**
 * The registry of hosts. A new host needs a row here, a theme and a thin app. Lists of hosts have the order of the
 * rows.
 */
export const HOSTS = {
  main: {
    prefix: '/main',
    port: 3000,
    theme: 'main',
    label: 'Основной',
    siteName: SITE_NAME,
    description:
      'Автомобили и мотоциклы с аукционов Японии, из Кореи, Китая и Европы: лоты этой недели, цены продаж, расчёт под ключ во Владивостоке.',
    contacts: OFFICE,
    navigation: [...JAPAN, ...OTHER_COUNTRIES],
    footer: [
      {
        title: 'Каталоги',
        links: [
          ...JAPAN,
          { label: 'Мотостатистика', template: 'bike_st' },
          ...OTHER_COUNTRIES,
          { label: 'Корея, 3–5 лет', template: 'korea' },
          { label: 'Продажи в Европе', template: 'europe' },
          { label: 'Европа, левый руль', template: 'europe-left-hand' },
        ],
      },
    ],
    entrances: [
      { label: 'Аукционы Японии', template: 'japan-main' },
      { label: 'Статистика', template: 'japan' },
      { label: 'Мото', template: 'bike' },
    ],
  },
  china: {
    prefix: '/china',
    port: 3001,
    theme: 'china',
    label: 'Китай',
    siteName: SITE_NAME,
    description:
      'Автомобили из Китая, новые и с пробегом: цена у продавца в юанях и расчёт под ключ во Владивостоке.',
    contacts: OFFICE,
    navigation: [
      CHINA,
      { label: 'Информация', host: 'china', path: '/informacziya' },
      { label: 'Отзывы', host: 'china', path: '/otzyvy' },
    ],
    footer: [],
    entrances: [CHINA],
  },
  spec: {
    prefix: '/spec',
    port: 3002,
    theme: 'spec',
    label: 'Спецтехника',
    siteName: SITE_NAME,
    description:
      'Спецтехника из Китая и Японии: экскаваторы, погрузчики, краны. Цена продавца и предварительный расчёт под ключ.',
    contacts: OFFICE,
    navigation: MACHINES,
    footer: [{ title: 'Каталоги', links: MACHINES }],
    entrances: [MACHINERY],
  },
} as const satisfies Readonly<Record<string, HostRow>>;

export type Host = keyof typeof HOSTS;

/** Names of all hosts, in the order of the registry. */
export const HOST_NAMES = Object.keys(HOSTS) as readonly Host[];

/** Makes a value for each host. */
export const mapHosts = <T>(make: (host: Host) => T): Readonly<Record<Host, T>> =>
  Object.fromEntries(HOST_NAMES.map((host) => [host, make(host)])) as Record<Host, T>;
