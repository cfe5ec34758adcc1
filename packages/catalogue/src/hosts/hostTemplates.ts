import { listPlaces, TEMPLATES, type Template } from '../templates/templates.ts';
import type { Host } from './hosts.ts';

/** The catalogues that lie on a host, each with its path there, in the order of the registry of templates. */
export const listTemplatesOnHost = (host: Host): readonly Template[] =>
  TEMPLATES.flatMap((row) =>
    listPlaces(row)
      .filter((place) => place.host === host)
      .map((place) => ({ ...row, ...place })),
  );
