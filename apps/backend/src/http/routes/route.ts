import { z } from 'zod';
import type { CatalogueStore } from '../../catalogue/CatalogueStore.ts';
import type { ChatService } from '../../chat/chatService.ts';
import type { ContentStore } from '../../content/ContentStore.ts';
import type { CostService } from '../../cost/http/CostService.ts';
import type { FeedHealth } from '../../ingest/health/feedHealth.ts';
import type { LeadService } from '../../leads/leadService.ts';
import type { TrustedCallers } from '@vvoz/api/visitor/trustedProxies';
import type { App } from '../server/App.ts';
import type { Figures } from '../metrics/createFigures.ts';
import type { MachineFigures } from '../metrics/readMachine.ts';
import type { Explain } from '../../estimate/createExplainer.ts';
import type { EstimateDrift } from '../../estimate/estimateNotes.ts';
import type { BackupHealth } from '../../state/backupNotes.ts';
import type { Pictures } from '../../pictures/createPictures.ts';

/** Services that the routes use. */
export interface Services {
  readonly store: CatalogueStore;
  readonly content: ContentStore;
  readonly pictures: Pictures;
  readonly leads: LeadService;
  readonly chat: ChatService;
  readonly costs: CostService;
  /** The state of every source of lots, rates and content. */
  readonly feeds: () => Promise<readonly FeedHealth[]>;
  /** Why this process must not import lots; undefined when it may. */
  readonly writerFault: string | undefined;
  /** The results of the last backups. */
  readonly backups: () => Promise<BackupHealth>;
  /** Disk, files and imports, for `/metrics`. */
  readonly machine: () => Promise<MachineFigures>;
  /** How far estimates were from the prices of the last week. */
  readonly drifts: () => Promise<readonly EstimateDrift[]>;
  /** What the estimate of a lot consists of. */
  readonly explain: Explain;
  /** What this process counts for `/metrics`. */
  readonly figures: Figures;
  /** Origins of all hosts, as browsers send them: `https://vvoz.example`. */
  readonly origins: readonly string[];
  /** Our own servers. Default: loopback. */
  readonly trusted?: TrustedCallers;
  /** Strict-Transport-Security: how long browsers must use TLS, s. Default: the header is not sent. */
  readonly hstsSeconds?: number;
  /** Which release this process is; null in a checkout. */
  readonly release: { readonly version: string; readonly commit: string } | null;
}

/** Adds one call to the application. Each route file exports one. */
export type Route = (app: App, services: Services) => void;

/** The visitor's address, for rate limits. Every call accepts it. */
export const visitor = { ip: z.string().trim().max(45).optional() };

/** A whole number of at most six digits. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** Limit and offset of lists outside the catalogue. */
export const slice = {
  limit: wholeNumber(1, 100).default(12),
  offset: wholeNumber(0, 100_000).default(0),
};

/** Query string of a call without fields of its own. */
export const noQuery = z.strictObject(visitor);
