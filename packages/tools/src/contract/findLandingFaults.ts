import { DatabaseSync } from 'node:sqlite';
import { EMPTY_QUERY, PATH_FACETS, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import { TEMPLATES, type Template } from '@vvoz/catalogue/templates/templates';
import { CATALOGUE_TYPES, isCatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { describeChosenLots } from '@vvoz/seo/catalogue/aboutCatalogue';
import type { CatalogueFacts } from '@vvoz/seo/catalogue/catalogueFacts';
import { describeCatalogue, formatCatalogueTitles } from '@vvoz/seo/catalogue/describeCatalogue';
import { MIN_LANDING_LOTS } from '@vvoz/seo/decideIndexing';
import { findTextFaults, findTextHoles, type ResultTexts } from '@vvoz/seo/texts/findTextFaults';

interface Landing {
  readonly query: CatalogueQuery;
  readonly facts: CatalogueFacts;
}

/** Builds the condition for the lots of a catalogue. Left-hand machines have the type of their parent. */
function buildScope({ type, typeParent }: Template): { readonly where: string; readonly params: string[] } {
  if (CATALOGUE_TYPES[type].parent !== undefined) return { where: 'type = ?', params: [type] };
  if (isCatalogueType(typeParent) && CATALOGUE_TYPES[typeParent].vehicle === 'machinery')
    return { where: 'type = ? and left_hand = 1', params: [typeParent] };
  return { where: 'type = ? and parent = ?', params: [type, typeParent] };
}

/** Reads the landings of a catalogue at one level: names with their number of lots, prices, years and powers. */
function readLevel(db: DatabaseSync, template: Template, level: number): readonly Landing[] {
  const { where, params } = buildScope(template);
  const columns = PATH_FACETS.slice(0, level);
  const rows = db
    .prepare(
      `select ${columns.join(', ')}, count(*) as count, min(cost) as low, cast(avg(cost) as integer) as mean,
         min(year) as first, max(year) as last, min(power) as weakest, max(power) as strongest
       from lot where live = 1 and ${where} and ${columns.map((column) => `${column} <> ''`).join(' and ')}
       group by ${columns.join(', ')} having count >= ${MIN_LANDING_LOTS}`,
    )
    .all(...params);
  return rows.map((row) => {
    const span = (min: unknown, max: unknown) =>
      min === null || max === null ? undefined : ([Number(min), Number(max)] as const);
    const years = span(row['first'], row['last']);
    const powers = span(row['weakest'], row['strongest']);
    return {
      query: {
        ...EMPTY_QUERY,
        lists: Object.fromEntries(columns.map((column) => [column, [String(row[column])]])),
      },
      facts: {
        // The mean is used as the median, because only the length and the words of the texts are checked.
        count: Number(row['count']),
        ...(row['low'] === null ? {} : { minRub: Number(row['low']), medianRub: Number(row['mean']) }),
        ...(years ? { years } : {}),
        ...(powers ? { powers } : {}),
      },
    };
  });
}

/** Returns titles and descriptions of all landings of a catalogue, and the holes in the texts on their pages. */
function describeLandings(
  db: DatabaseSync,
  template: Template,
): { readonly results: readonly ResultTexts[]; readonly holes: readonly string[] } {
  const landings = PATH_FACETS.flatMap((_, index) => readLevel(db, template, index + 1));
  const pageTitle = template.title;
  return {
    results: landings.map(({ query, facts }) => ({
      title: formatCatalogueTitles({ template, pageTitle, query }, facts).title,
      description: describeCatalogue({ template, pageTitle, query }, facts),
    })),
    holes: landings.flatMap(({ query, facts }) => {
      const about = describeChosenLots({ template, pageTitle, query }, facts);
      return about ? [about.title, ...about.sentences].flatMap(findTextHoles) : [];
    }),
  };
}

/**
 * Finds faults in the titles, descriptions and texts of all landings of an imported catalogue: wrong lengths, holes, equal
 * texts of two pages of a host. Base filters are ignored: a narrower catalogue has a part of the same landings.
 * @returns the number of landings, and the faults as sentences
 */
export function findLandingFaults(databaseFile: string): {
  readonly landings: number;
  readonly faults: readonly string[];
} {
  const db = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    const described = TEMPLATES.map((template) => ({
      host: template.host,
      ...describeLandings(db, template),
    }));
    const hosts = [...new Set(described.map(({ host }) => host))];
    const faults = hosts.flatMap((host) => {
      const own = described.filter((one) => one.host === host);
      return [
        ...findTextFaults(own.flatMap(({ results }) => results)),
        ...own.flatMap(({ holes }) => holes),
      ].map((fault) => `${host}: ${fault}`);
    });
    return { landings: described.reduce((sum, { results }) => sum + results.length, 0), faults };
  } finally {
    db.close();
  }
}
