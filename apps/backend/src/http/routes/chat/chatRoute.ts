import type { ChatService } from '../../../chat/chatService.ts';
import type { LeadServices } from '../leads/leadRequest.ts';
import type { App } from '../../server/App.ts';

/** Services that the chat's routes use. `leads` counts the calls of each visitor. */
export interface ChatServices extends LeadServices {
  readonly chat: ChatService;
}
export type ChatRoute = (app: App, services: ChatServices) => void;
