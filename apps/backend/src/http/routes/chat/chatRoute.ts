import type { ChatService } from '../../../chat/chatService.ts';
import type { LeadServices } from '../leads/leadCall.ts';
import type { App } from '../route.ts';

/** Services that the chat's routes use: the limits of visitors are those of the leads. */
export interface ChatServices extends LeadServices {
  readonly chat: ChatService;
}
export type ChatRoute = (app: App, services: ChatServices) => void;
