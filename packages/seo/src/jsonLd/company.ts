import type { AutoDealer, DayOfWeek } from 'schema-dts';

/** What is known about the company. */
export interface Company {
  readonly name: string;
  /** International form: `+74232000000`. */
  readonly tel: string;
  readonly email?: string | undefined;
  readonly address?: string | undefined;
  /** Degrees. */
  readonly place?: { readonly lat: number; readonly lon: number } | undefined;
  /** Working hours: seconds since midnight; days 1 (Monday) to 7, all days if absent. */
  readonly hours?:
    | { readonly begin: number; readonly finish: number; readonly days?: readonly number[] | undefined }
    | undefined;
  /** Addresses of its pages in social networks. */
  readonly pages?: readonly string[];
}

const DAYS: readonly DayOfWeek[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** Formats 32 400 as `09:00`. */
const formatTime = (seconds: number): string =>
  [seconds / 3600, (seconds % 3600) / 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

const buildHours = ({ begin, finish, days }: NonNullable<Company['hours']>) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: DAYS.filter((_, index) => days?.includes(index + 1) ?? true),
  opens: formatTime(begin),
  closes: formatTime(finish),
});

/** Formats the id of the company in the data of all pages of a host. */
export const formatCompanyId = (origin: string): string => `${origin}/#company`;

/** Builds a short mention of the company, for things that need a seller, author or publisher. */
export const mentionCompany = (origin: string, name: string) => ({
  '@type': 'AutoDealer' as const,
  '@id': formatCompanyId(origin),
  name,
  url: `${origin}/`,
});

/**
 * Builds the company with address, phone and hours.
 * @param origin address of the host without a trailing slash
 */
export function buildCompany(company: Company, origin: string) {
  const { name, tel, email, address, place, hours, pages = [] } = company;
  return {
    ...mentionCompany(origin, name),
    telephone: tel,
    image: `${origin}/icon.svg`,
    ...(email === undefined ? {} : { email }),
    ...(address === undefined
      ? {}
      : { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'RU' } }),
    ...(place === undefined
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon } }),
    ...(hours === undefined ? {} : { openingHoursSpecification: buildHours(hours) }),
    ...(pages.length === 0 ? {} : { sameAs: pages }),
  } satisfies AutoDealer;
}
