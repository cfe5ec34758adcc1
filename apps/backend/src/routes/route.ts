import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { CatalogStore } from '../catalog/CatalogStore.ts';
import type { Content } from '../content/loadContent.ts';
import type { LotPictures } from '../pictures/createLotPictures.ts';

/** What the routes work with. */
export interface Services {
  readonly store: CatalogStore;
  readonly content: Content;
  readonly pictures: LotPictures;
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

/** The query string of a call that has no fields of its own. */
export const noQuery = z.strictObject(visitor);
