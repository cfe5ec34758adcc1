import { BODY_LIMIT, leadSchema, onlyJson, takeLead, type LeadRoute } from './leadCall.ts';

const schema = leadSchema('Save a lead');

export const requestRoute: LeadRoute = (app, services) => {
  app.post('/api/request', { schema, bodyLimit: BODY_LIMIT, onRequest: onlyJson }, async (request, reply) =>
    takeLead(services, request, reply),
  );
};
