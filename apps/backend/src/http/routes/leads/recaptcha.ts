import { recaptchaAnswerSchema, recaptchaSchema } from '@vvoz/api/leads/leadSchemas';
import { noQuery } from '../route.ts';
import { admitted, BODY_LIMIT, ERRORS, onlyJson, type LeadRoute } from './leadCall.ts';

const schema = {
  summary: 'How likely a visitor is a human being',
  description:
    'From 0, a program, to 1, a human being; at most 0.5 marks a bot. Where no captcha provider is configured, every ' +
    'token has the score 0.9.',
  querystring: noQuery,
  body: recaptchaSchema,
  response: { 200: recaptchaAnswerSchema, ...ERRORS },
};

export const recaptchaRoute: LeadRoute = (app, services) => {
  app.post(
    '/api/request/recaptcha',
    { schema, bodyLimit: BODY_LIMIT, onRequest: onlyJson },
    async (request) => {
      const ip = await admitted(services, 'recaptcha', request);
      return { score: await services.leads.score(request.body.token, ip) };
    },
  );
};
