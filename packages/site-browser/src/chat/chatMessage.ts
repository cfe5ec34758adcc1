/** A message of the chat as the server stores it; the schema of the API has the same fields. */
export interface ChatMessage {
  readonly id: string;
  /** ISO, UTC. */
  readonly at: string;
  readonly author: 'visitor' | 'manager';
  readonly text: string;
}
