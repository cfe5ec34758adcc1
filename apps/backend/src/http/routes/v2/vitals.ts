import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import { createWindowCounter } from '@vvoz/api/visitor/windowCounter';
import { vitalsResponseSchema, vitalsSchema } from '@vvoz/api/vitals/vitalsSchemas';
import { findVisitorIp } from '../../server/visitorIp.ts';
import { tooMany } from '../../server/visitorLimit.ts';
import { ERRORS, requireJson } from '../leads/leadRequest.ts';
import { noQuery, type Route } from '../route.ts';

/** Bytes. A report has about a hundred. */
const MAX_BODY_BYTES = 1024;
/** A page sends one report. Many people may share an address. */
const LIMIT = { calls: 120, ms: 60_000 };

const schema = {
  summary: 'Web Vitals of a page that its visitor has left',
  description:
    'For the sites, which send it after a consent. template: a catalogue, home, lot, text, shelf or request; lcp, inp, fcp, ' +
    'ttfb in ms, cls without a unit. The values are added to histograms by host and template; nothing else is kept.',
  querystring: noQuery,
  body: vitalsSchema,
  response: { 200: vitalsResponseSchema, ...ERRORS },
};

export const vitalsRoute: Route = (app, { figures, trusted }) => {
  const count = createWindowCounter(LIMIT);
  app.post(
    '/api/v2/vitals',
    { schema, bodyLimit: MAX_BODY_BYTES, onRequest: requireJson },
    async (request) => {
      const { ip, isVisitor } = findVisitorIp(request, trusted);
      const waitMs = isVisitor ? count(toLimitKey(ip)) : 0;
      if (waitMs > 0) throw tooMany(waitMs);
      return { data: { counted: figures.vitals.add(request.body) } };
    },
  );
};
