/** Directives of the Content-Security-Policy to which a service may add hosts. */
export type PolicyDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'style-src';

/** A service of another company that the operator can switch on, with the hosts that pages then contact. */
export interface ForeignService {
  /** Its purpose. Counters and widgets need the visitor's consent; a captcha is part of a form. */
  readonly kind: 'counter' | 'captcha' | 'widget';
  /** Environment variable of the storefront that switches it on with the operator's id or key. */
  readonly variable: `VVOZ_${string}`;
  /** Form of an id. An id becomes part of addresses, so it is checked. */
  readonly id: RegExp;
  readonly hosts: Readonly<Partial<Record<PolicyDirective, readonly string[]>>>;
}

/** Allows scripts, requests and pictures of these hosts. */
const listCounterHosts = <Hosts extends readonly string[]>(...hosts: Hosts) => ({
  'script-src': hosts,
  'connect-src': hosts,
  'img-src': hosts,
});

/** The same for a support chat, which also has its own frame, styles and live connection. */
const listWidgetHosts = (names: readonly string[]) => {
  const hosts = names.map((name) => `https://${name}`);
  return {
    ...listCounterHosts(...hosts),
    'connect-src': [...hosts, ...names.map((name) => `wss://${name}`)],
    'frame-src': hosts,
    'style-src': hosts,
  };
};

/** The registry of services. The policy of a page names only the hosts of the rows that are switched on. */
export const FOREIGN_SERVICES = {
  // https://yandex.ru/support/metrica/code/install-counter-csp.html; the frames are for session recording only.
  metrika: {
    kind: 'counter',
    variable: 'VVOZ_METRIKA_ID',
    id: /^\d{4,12}$/,
    hosts: {
      ...listCounterHosts('https://mc.yandex.ru', 'https://mc.yandex.com'),
      'connect-src': [
        'https://mc.yandex.ru',
        'https://mc.yandex.com',
        'wss://mc.yandex.ru',
        'wss://mc.yandex.com',
      ],
    },
  },
  roistat: {
    kind: 'counter',
    variable: 'VVOZ_ROISTAT_ID',
    id: /^[\da-f]{32}$/,
    hosts: listCounterHosts('https://cloud.roistat.com', 'https://collector.roistat.com'),
  },
  topMailRu: {
    kind: 'counter',
    variable: 'VVOZ_TOP_MAIL_RU_ID',
    id: /^\d{5,10}$/,
    hosts: listCounterHosts('https://top-fwz1.mail.ru'),
  },
  vkPixel: {
    kind: 'counter',
    variable: 'VVOZ_VK_PIXEL_ID',
    id: /^VK-RTRG-\d{3,12}-\w{3,12}$/,
    hosts: listCounterHosts('https://vk.com'),
  },
  // https://yandex.cloud/ru/docs/smartcaptcha/quickstart
  smartCaptcha: {
    kind: 'captcha',
    variable: 'VVOZ_SMARTCAPTCHA_KEY',
    id: /^ysc1_\w{20,80}$/,
    hosts: {
      'script-src': ['https://smartcaptcha.cloud.yandex.ru'],
      'connect-src': ['https://smartcaptcha.cloud.yandex.ru'],
      'frame-src': ['https://smartcaptcha.cloud.yandex.ru'],
    },
  },
  // https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website
  recaptcha: {
    kind: 'captcha',
    variable: 'VVOZ_RECAPTCHA_KEY',
    id: /^[\w-]{40}$/,
    hosts: {
      'script-src': ['https://www.google.com', 'https://www.gstatic.com'],
      'connect-src': ['https://www.google.com'],
      'frame-src': ['https://www.google.com', 'https://recaptcha.google.com'],
    },
  },
  jivo: {
    kind: 'widget',
    variable: 'VVOZ_JIVO_ID',
    id: /^\w{6,20}$/,
    hosts: listWidgetHosts(['*.jivo.ru', '*.jivosite.com']),
  },
  // The end of the address of the portal's script: b12345678/loader_2_a1b2c3.
  bitrix24: {
    kind: 'widget',
    variable: 'VVOZ_BITRIX24_WIDGET',
    id: /^b\d{4,12}\/loader_\d{1,4}_[a-z\d]{4,10}$/,
    hosts: listWidgetHosts(['*.bitrix24.ru', '*.bitrix.info']),
  },
  chatra: {
    kind: 'widget',
    variable: 'VVOZ_CHATRA_ID',
    id: /^[A-Za-z\d]{17}$/,
    hosts: listWidgetHosts(['call.chatra.io', 'chat.chatra.io']),
  },
} as const satisfies Readonly<Record<string, ForeignService>>;

export type ForeignServiceName = keyof typeof FOREIGN_SERVICES;

/** Names of the services of a kind. */
export type ServiceOfKind<Kind extends ForeignService['kind']> = {
  [Name in ForeignServiceName]: (typeof FOREIGN_SERVICES)[Name]['kind'] extends Kind ? Name : never;
}[ForeignServiceName];

/** Ids of the services that are switched on, by name. */
export type ForeignServiceIds = Readonly<Partial<Record<ForeignServiceName, string>>>;

export const FOREIGN_SERVICE_NAMES = Object.keys(FOREIGN_SERVICES) as readonly ForeignServiceName[];

const listRows = (ids: ForeignServiceIds): readonly ForeignService[] =>
  FOREIGN_SERVICE_NAMES.filter((name) => ids[name] !== undefined).map((name) => FOREIGN_SERVICES[name]);

/** Lists the hosts that a directive must name for these services. */
export const listForeignHosts = (directive: PolicyDirective, ids: ForeignServiceIds): readonly string[] => [
  ...new Set(listRows(ids).flatMap(({ hosts }) => hosts[directive] ?? [])),
];

/** True when one of these services needs the visitor's consent. A captcha does not, because it is part of a form. */
export const needsConsent = (ids: ForeignServiceIds): boolean =>
  listRows(ids).some(({ kind }) => kind !== 'captcha');
