import type { StateDb } from '../../../state/schema.ts';
import { saveVisitorMessage } from '../../chatMessages.ts';

/** The conversation of one visitor. */
export const ANNA = 'anna-conversation-0000001';
/** The managers' chat. */
export const CHAT = '-100';

/** Stores a question of the visitor, written `second` seconds after the beginning of 2026. */
export const writeQuestion = (db: StateDb, second: number, text: string): Promise<unknown> =>
  saveVisitorMessage(
    db,
    { conversation: ANNA, id: String(second), text, host: 'vvoz.example', page: '/korea' },
    new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
  );

/** An update: a message of the managers' chat that replies to the message with the number `question`. */
export const createReply = (update: number, question: number, text: string, chat = Number(CHAT)) => ({
  update_id: update,
  message: {
    message_id: update,
    chat: { id: chat, type: 'group' },
    text,
    reply_to_message: { message_id: question },
  },
});
