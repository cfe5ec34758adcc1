import { chatResponseSchema, chatPostSchema } from '@vvoz/api/chat/chatSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { ForeignMessage } from '../../../chat/chatMessages.ts';
import { Refusal } from '../../server/errors.ts';
import { admitCaller, ERRORS, MAX_BODY_BYTES, requireJson } from '../leads/leadRequest.ts';
import { noQuery } from '../route.ts';
import type { ChatRoute } from './chatRoute.ts';

const schema = {
  summary: 'A visitor’s message to the managers',
  description:
    'conversation is a secret that the browser creates (22 to 64 letters, digits, _ or -): who knows it may read the ' +
    'conversation. The message is on the disk before the answer. The same id returns 200 and the first message.',
  querystring: noQuery,
  body: chatPostSchema,
  response: { 200: chatResponseSchema, 201: chatResponseSchema, 409: errorSchema, ...ERRORS },
};

export const chatMessagesRoute: ChatRoute = (app, services) => {
  app.post(
    '/api/chat/messages',
    { schema, bodyLimit: MAX_BODY_BYTES, onRequest: requireJson },
    async (request, reply) => {
      await admitCaller(services, 'chat', request);
      try {
        const { message, duplicate } = await services.chat.save(request.body);
        reply.code(duplicate ? 200 : 201);
        return { data: message };
      } catch (error) {
        if (error instanceof ForeignMessage)
          throw new Refusal(409, 'conflict', 'id was used before: a new message needs a new id', 'id');
        throw error;
      }
    },
  );
};
