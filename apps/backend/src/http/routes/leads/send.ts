import { BODY_LIMIT, leadSchema, onlyJson, takeLead, type LeadRoute } from './leadCall.ts';

const schema = leadSchema('Save a lead that a visitor sent with a form');

export const sendRoute: LeadRoute = (app, services) => {
  app.post(
    '/api/request/send',
    { schema, bodyLimit: BODY_LIMIT, onRequest: onlyJson },
    async (request, reply) => takeLead(services, request, reply),
  );
};
