import { recaptchaResponseSchema, recaptchaSchema } from '@vvoz/api/leads/leadSchemas';
import { noQuery } from '../route.ts';
import { admitCaller, MAX_BODY_BYTES, ERRORS, requireJson, type LeadRoute } from './leadRequest.ts';

const schema = {
  summary: 'Captcha score of a visitor',
  description:
    'From 0 (bot) to 1 (human); treat 0.5 and below as a bot. The token remains valid for one lead. A proof of work is ' +
    'scored by what its page says: how long it was open, and whether a pointer or a key was used.',
  querystring: noQuery,
  body: recaptchaSchema,
  response: { 200: recaptchaResponseSchema, ...ERRORS },
};

export const recaptchaRoute: LeadRoute = (app, services) => {
  app.post(
    '/api/request/recaptcha',
    { schema, bodyLimit: MAX_BODY_BYTES, onRequest: requireJson },
    async (request) => {
      const ip = await admitCaller(services, 'recaptcha', request);
      return { score: await services.leads.score(request.body.token, ip) };
    },
  );
};
