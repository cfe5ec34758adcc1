import { MAX_BODY_BYTES, createLeadSchema, requireJson, takeLead, type LeadRoute } from './leadRequest.ts';

const schema = createLeadSchema('Save a lead');

export const requestRoute: LeadRoute = (app, services) => {
  app.post(
    '/api/request',
    { schema, bodyLimit: MAX_BODY_BYTES, onRequest: requireJson },
    async (request, reply) => takeLead(services, request, reply),
  );
};
