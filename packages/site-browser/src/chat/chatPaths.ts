/** Calls of the chat on the site's own host; the backend has the same paths. */
export const CHAT_MESSAGES_PATH = '/api/chat/messages';
export const CHAT_STREAM_PATH = '/api/chat/stream';
