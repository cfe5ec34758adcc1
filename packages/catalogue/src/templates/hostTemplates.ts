import { listPlaces, TEMPLATES, type Template } from './templates.ts';
import type { Host } from '../hosts/hosts.ts';

/** Lists the catalogues of a host, each with its path there, in the order of the registry. */
export const listTemplatesOnHost = (host: Host): readonly Template[] =>
  TEMPLATES.flatMap((row) =>
    listPlaces(row)
      .filter((place) => place.host === host)
      .map((place) => ({ ...row, ...place })),
  );
