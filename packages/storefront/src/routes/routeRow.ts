import type { Storefront } from '../data/createStorefront.ts';

/** The decoded parameters of a path: `type` and `id` of `/s/:type/:id`, and a list `place` of `/pictures/card/:place+`. */
type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Param<Name> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Param<Name>
    : unknown;
type Param<Name extends string> = Name extends `${infer List}+`
  ? { readonly [Key in List]: readonly string[] }
  : { readonly [Key in Name extends `${infer Text}(${string}` ? Text : Name]: string };

export type Handler<Params> = (request: Request, params: Params) => Response | Promise<Response>;

/** Creates a handler. It imports the code itself, because Next's configuration reads the table for its paths only. */
type LoadHandler<Params> = (storefront: Storefront) => Promise<Handler<Params>>;

export type RouteMethod = 'GET' | 'POST';
type Methods<Params> = Readonly<Partial<Record<RouteMethod, LoadHandler<Params>>>>;

/** Requests that are answered without a page. */
export interface RouteRow {
  /** In the syntax of Next's rewrites (path-to-regexp 6). */
  readonly path: string;
  readonly methods: Methods<object>;
}

/** Defines a row. Each handler gets the parameters that its path names. */
export const defineRoute = <const Path extends string>(
  path: Path,
  methods: Methods<PathParams<Path>>,
): RouteRow => ({ path, methods: methods as Methods<object> });
