import { MAX_BODY_BYTES, createLeadSchema, requireJson, takeLead, type LeadRoute } from './leadRequest.ts';

const schema = createLeadSchema('Save a lead that a visitor sent with a form');

export const sendRoute: LeadRoute = (app, services) => {
  app.post(
    '/api/request/send',
    { schema, bodyLimit: MAX_BODY_BYTES, onRequest: requireJson },
    async (request, reply) => takeLead(services, request, reply),
  );
};
