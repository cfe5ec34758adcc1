import path from 'node:path';

/** Where the sources are, as far as the operator has set them up. */
export interface Sources {
  readonly jpcenter?: {
    readonly url: string;
    readonly code: string;
    readonly format: 'json' | 'xml';
    readonly gzip: boolean;
    /** Tables that are read. */
    readonly tables: readonly string[];
  };
  /** The folder with a folder of files for each table. */
  readonly aleado?: { readonly dir: string };
  readonly wordpress?: { readonly url: string };
  readonly cbr?: { readonly url: string };
}

/** The variables of the environment that set sources up. */
export interface SourceVariables {
  readonly VVOZ_JPCENTER_URL?: string | undefined;
  readonly VVOZ_JPCENTER_CODE?: string | undefined;
  readonly VVOZ_JPCENTER_FORMAT: 'json' | 'xml';
  readonly VVOZ_JPCENTER_TABLES: string;
  readonly VVOZ_ALEADO_DIR?: string | undefined;
  readonly VVOZ_WORDPRESS_URL?: string | undefined;
  readonly VVOZ_CBR_URL?: string | undefined;
}

/** A source whose variables are not all there is not set up. Folders are relative to `root`. */
export function readSources(variables: SourceVariables, root: string): Sources {
  const {
    VVOZ_JPCENTER_URL: jpcenter,
    VVOZ_JPCENTER_CODE: code,
    VVOZ_ALEADO_DIR: aleado,
    VVOZ_WORDPRESS_URL: wordpress,
    VVOZ_CBR_URL: cbr,
  } = variables;
  return {
    ...(jpcenter && code
      ? {
          jpcenter: {
            url: jpcenter,
            code,
            format: variables.VVOZ_JPCENTER_FORMAT,
            gzip: true,
            tables: variables.VVOZ_JPCENTER_TABLES.split(',')
              .map((table) => table.trim())
              .filter(Boolean),
          },
        }
      : {}),
    ...(aleado ? { aleado: { dir: path.resolve(root, aleado) } } : {}),
    ...(wordpress ? { wordpress: { url: wordpress } } : {}),
    ...(cbr ? { cbr: { url: cbr } } : {}),
  };
}
