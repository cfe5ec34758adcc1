import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { CatalogStore } from '../../catalogue/CatalogStore.ts';
import type { ContentStore } from '../../content/ContentStore.ts';
import type { CostService } from '../../cost/http/CostService.ts';
import type { LeadService } from '../../leads/leadService.ts';
import type { LotPictures } from '../../pictures/createLotPictures.ts';

/** What the routes work with. */
export interface Services {
  readonly store: CatalogStore;
  readonly content: ContentStore;
  readonly pictures: LotPictures;
  readonly leads: LeadService;
  readonly costs: CostService;
  /** Of every host, as browsers name them: `https://vvoz.example`. */
  readonly origins: readonly string[];
}

/** The HTTP application; inputs and answers of a route are typed by its zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** One call: each file beside this one, and below, exports one of these. */
export type Route = (app: App, services: Services) => void;

/** The visitor's address travels along for rate limiting; every call takes it. */
export const visitor = { ip: z.string().trim().max(45).optional() };

const number = (low: number, high: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(low).max(high));

/** Which part of a list is asked for, where it is not the catalogue's. */
export const slice = { limit: number(1, 100).default(12), offset: number(0, 100_000).default(0) };

/** The query string of a call that has no fields of its own. */
export const noQuery = z.strictObject(visitor);
