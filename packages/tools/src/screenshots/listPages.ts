import { HOST_NAMES, type Host } from '@vvoz/catalogue/hosts/hosts';
import { listPlaces, TEMPLATES } from '@vvoz/catalogue/templates/templates';

/** A page to take a screenshot of. */
export interface ShotPage {
  /** Unique; the name of its pictures: `main-japan-czeny-na-avto`. */
  readonly name: string;
  readonly host: Host;
  readonly path: string;
  /** Name of its template, «lot» or «error». */
  readonly template: string;
  /** First part of the file names of its drawings: `catalogue-china`. */
  readonly drawing: string;
  readonly status: 200 | 404;
}

/** The part of a page record that is needed here. */
export interface RecordRow {
  readonly path: string;
  readonly template: string;
}

const CATALOGUES: ReadonlySet<string> = new Set(TEMPLATES.map(({ name }) => name));

export const isCatalogue = ({ template }: ShotPage): boolean => CATALOGUES.has(template);

/** Makes the page of a path. `drawing` differs from the template where several kinds of entries share a drawing. */
export function makePage(host: Host, path: string, template: string, drawing = template): ShotPage {
  const name = [host, ...path.split('/').filter(Boolean)].join('-');
  return { name: path === '/' ? `${host}-home` : name, host, path, template, drawing, status: 200 };
}

const findCatalogueDrawing = (host: Host): string => (host === 'main' ? 'catalogue' : `catalogue-${host}`);

/**
 * Lists pages of all hosts: those of the page records, catalogues of the registry that no record names, and one page per
 * host that does not exist.
 */
export function listPages(records: Readonly<Record<Host, readonly RecordRow[]>>): ShotPage[] {
  return HOST_NAMES.flatMap((host) => {
    const rows = new Map(
      TEMPLATES.flatMap((template) =>
        listPlaces(template)
          .filter((place) => place.host === host)
          .map(({ path }) => [path, template.name as string]),
      ),
    );
    for (const { path, template } of records[host]) rows.set(path, template);
    const pages = [...rows].map(([path, template]) =>
      makePage(host, path, template, CATALOGUES.has(template) ? findCatalogueDrawing(host) : template),
    );
    return [...pages, { ...makePage(host, '/no/such/page', 'error'), status: 404 as const }];
  });
}
