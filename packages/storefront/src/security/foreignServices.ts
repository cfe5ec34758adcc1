/** Directives of the Content-Security-Policy that a service may need hosts in. */
export type PolicyDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'style-src';

/** A service of another company that the operator may switch on, with the hosts that a page then contacts. */
export interface ForeignService {
  /** What it is for; a visitor agrees to counters and widgets, a captcha is part of a form. */
  readonly kind: 'counter' | 'captcha' | 'widget';
  /** Environment variable of the storefront that switches it on with the operator's id or key. */
  readonly variable: `VVOZ_${string}`;
  /** What an id looks like. It becomes part of addresses. */
  readonly id: RegExp;
  readonly hosts: Readonly<Partial<Record<PolicyDirective, readonly string[]>>>;
}

/** One row each. The policy of a page names the hosts of the rows that are switched on, and no others. */
export const FOREIGN_SERVICES = {
  metrika: {
    kind: 'counter',
    variable: 'VVOZ_METRIKA_ID',
    id: /^\d{4,12}$/,
    hosts: {
      'script-src': ['https://mc.yandex.ru'],
      'connect-src': ['https://mc.yandex.ru'],
      'img-src': ['https://mc.yandex.ru'],
    },
  },
} as const satisfies Readonly<Record<string, ForeignService>>;

export type ForeignServiceName = keyof typeof FOREIGN_SERVICES;

/** Ids of the services that are switched on, by name. */
export type ForeignServiceIds = Readonly<Partial<Record<ForeignServiceName, string>>>;

export const FOREIGN_SERVICE_NAMES = Object.keys(FOREIGN_SERVICES) as readonly ForeignServiceName[];

/** Returns the hosts that a directive has to name while these services are switched on. */
export function listForeignHosts(directive: PolicyDirective, ids: ForeignServiceIds): readonly string[] {
  const rows: readonly ForeignService[] = FOREIGN_SERVICE_NAMES.filter((name) => ids[name] !== undefined).map(
    (name) => FOREIGN_SERVICES[name],
  );
  return [...new Set(rows.flatMap(({ hosts }) => hosts[directive] ?? []))];
}
