import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import type { Problem } from '../../content/files/problem.ts';
import type { App } from '../../http/server/App.ts';
import { isSecure } from '../../http/server/serverHeaders.ts';
import type { FeedHealth } from '../../ingest/health/feedHealth.ts';
import { countQuarantined, findQuarantined } from '../../ingest/findQuarantined.ts';
import { findLead, findLeads, type LeadWithDeliveries } from '../../leads/findLeads.ts';
import { findLeadsByTel } from '../../leads/findLeadsByTel.ts';
import type { LeadService } from '../../leads/leadService.ts';
import { readPhone } from '../../leads/phone.ts';
import { retryLeads } from '../../leads/retryLeads.ts';
import { checkPassword } from '../../lib/passwordHash.ts';
import type { StateDb } from '../../state/schema.ts';
import { html } from './html.ts';
import { renderPage } from './layout.ts';
import { renderLead, renderLeads } from './leadViews.ts';
import { endSession, isEnded } from './endedSessions.ts';
import { createSessions, SESSION_SECONDS } from './session.ts';
import { renderSignIn } from './signInView.ts';
import { renderContent, renderFeeds, renderQuarantine } from './sourceViews.ts';
import { PAGE_HEADERS } from './style.ts';
import { findSignInAddress } from './findSignInAddress.ts';

export interface OperatorPageOptions {
  readonly state: { readonly db: StateDb };
  readonly leads: Pick<LeadService, 'admit' | 'counts'>;
  readonly feeds: () => Promise<readonly FeedHealth[]>;
  /** Checks the content folder; undefined when no folder is used. */
  readonly checkContent: () => Promise<readonly Problem[] | undefined>;
  /** Names of the configured targets. */
  readonly targets: readonly string[];
  readonly passwordHash: string;
  readonly trusted?: TrustedProxies | undefined;
  readonly now?: () => Date;
}

const COOKIE = 'vvoz_operator';
/** How many rows a table has at most. */
const MAX_ROWS = 100;
const MAX_FORM_BYTES = 4096;

const readSession = ({ headers }: FastifyRequest): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';

const readForm = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

async function listNewest(state: { readonly db: StateDb }): Promise<readonly LeadWithDeliveries[]> {
  const newest: LeadWithDeliveries[] = [];
  for await (const lead of findLeads(state, { order: 'newest' })) {
    newest.push(lead);
    if (newest.length === MAX_ROWS) break;
  }
  return newest;
}

/**
 * Adds the operator's pages below `/operator`. They show data and repeat deliveries, nothing else. They are HTML
 * without scripts, and no page is cached, framed or listed. Sign-in is limited per address; every other form has the
 * token of its session.
 */
export async function addOperatorPage(
  app: App,
  {
    state,
    leads,
    feeds,
    checkContent,
    targets,
    passwordHash,
    trusted,
    now = () => new Date(),
  }: OperatorPageOptions,
): Promise<void> {
  const sessions = createSessions(passwordHash);
  const setCookie = (request: FastifyRequest, reply: FastifyReply, session: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${COOKIE}=${session}; Path=/operator; HttpOnly; SameSite=Strict; Max-Age=${seconds}${isSecure(request, trusted) ? '; Secure' : ''}`,
    );

  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.addHook('onSend', async (_request, reply) => void reply.headers({ ...PAGE_HEADERS }));

    /** Adds a page for signed-in operators. Others get the sign-in page. Forms of other sites are refused. */
    const addPage = (
      method: 'GET' | 'POST',
      url: string,
      response: (request: FastifyRequest, reply: FastifyReply, token: string) => Promise<unknown>,
    ) =>
      pages.route({
        method,
        url,
        schema: { hide: true },
        handler: async (request, reply) => {
          const session = readSession(request);
          if (!sessions.check(session, now()) || (await isEnded(state.db, session)))
            return reply.code(401).send(renderSignIn());
          if (method === 'POST' && !sessions.checkFormToken(session, readForm(request).get('token') ?? ''))
            return reply.code(403).send(renderSignIn('Форма устарела. Откройте страницу ещё раз.'));
          return response(request, reply, sessions.createFormToken(session));
        },
      });
    const sendLeadNotFound = (reply: FastifyReply, token: string) =>
      reply.code(404).send(
        renderPage({
          title: 'Заявки нет',
          section: '/operator',
          token,
          body: html`<p>Такой заявки нет.</p>`,
        }),
      );

    pages.post('/operator/sign-in', { schema: { hide: true } }, async (request, reply) => {
      const waitMs = await leads.admit('operator', findSignInAddress(request, trusted));
      if (waitMs > 0) {
        void reply.code(429).header('retry-after', Math.ceil(waitMs / 1000));
        return reply.send(
          renderSignIn(`Слишком много попыток. Подождите ${Math.ceil(waitMs / 60_000)} мин.`),
        );
      }
      if (!(await checkPassword(readForm(request).get('password') ?? '', passwordHash)))
        return reply.code(401).send(renderSignIn('Пароль не подходит.'));
      return setCookie(request, reply, sessions.begin(now()), SESSION_SECONDS).redirect('/operator', 303);
    });

    addPage('POST', '/operator/sign-out', async (request, reply) => {
      await endSession(state.db, readSession(request), now());
      return setCookie(request, reply, '', 0).redirect('/operator', 303);
    });
    addPage('GET', '/operator', async (_request, _reply, token) =>
      renderLeads({ leads: await listNewest(state), counts: await leads.counts(), search: '', token }),
    );
    addPage('POST', '/operator/search', async (request, _reply, token) => {
      const search = readForm(request).get('tel') ?? '';
      const tel = readPhone(search)?.tel;
      const found = tel === undefined ? [] : await findLeadsByTel(state, tel);
      return renderLeads({ leads: found, counts: await leads.counts(), search, token });
    });
    addPage('GET', '/operator/leads/:id', async ({ params }, reply, token) => {
      const found = await findLead(state, (params as { readonly id: string }).id);
      return found ? renderLead(found, token) : sendLeadNotFound(reply, token);
    });
    addPage('POST', '/operator/leads/:id/retry', async ({ params }, reply, token) => {
      const { id } = params as { readonly id: string };
      if (!(await findLead(state, id))) return sendLeadNotFound(reply, token);
      await retryLeads(state, { kind: 'lead', id }, targets, now());
      return reply.redirect(`/operator/leads/${id}`, 303);
    });
    addPage('GET', '/operator/feeds', async (_request, _reply, token) => renderFeeds(await feeds(), token));
    addPage('GET', '/operator/quarantine', async (_request, _reply, token) => {
      const records = await findQuarantined(state.db, { limit: MAX_ROWS });
      return renderQuarantine(records, await countQuarantined(state.db), token);
    });
    addPage('GET', '/operator/content', async (_request, _reply, token) =>
      renderContent(await checkContent(), token),
    );
  });
}
