import { z } from 'zod';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { notFound } from '../../server/errors.ts';
import { noQuery } from '../route.ts';
import { admitCaller, type LeadRoute } from './leadRequest.ts';

const schema = {
  summary: 'Captcha challenge of the proof of work',
  description:
    'A challenge of ALTCHA (PBKDF2), to be solved within ten minutes. The token of a lead is the JSON {challenge, ' +
    'solution} in Base64. 404 when another provider is set up: its own script obtains the tokens.',
  querystring: noQuery,
  response: {
    200: z.object({ parameters: z.looseObject({}), signature: z.string() }),
    404: errorSchema,
    429: errorSchema,
  },
};

export const challengeRoute: LeadRoute = (app, services) => {
  app.get('/api/request/challenge', { schema }, async (request, reply) => {
    await admitCaller(services, 'challenge', request);
    const challenge = await services.leads.createChallenge();
    if (!challenge) throw notFound('A challenge for this captcha provider');
    return reply.send(challenge as never);
  });
};
