import { findCommand, parseCommandLine, parseLimit } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run operator -- chat list [--limit 50]
                       show ID
                       answer ID --text TEXT
                       watch

Shows and answers what visitors write in the chat.
  list      conversations, the newest first
  show      the messages of one conversation
  answer    sends a manager's answer; the visitor sees it within a second
  watch     prints new messages of all visitors until Ctrl+C
  ID        the conversation, or its first characters`;

export type ChatCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly limit: number }
  | { readonly kind: 'show'; readonly id: string }
  | { readonly kind: 'answer'; readonly id: string; readonly text: string }
  | { readonly kind: 'watch' };

const OPTIONS = {
  limit: { type: 'string' },
  text: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COMMANDS = {
  list: { options: ['limit'] },
  show: { options: [], argument: true },
  answer: { options: ['text'], argument: true },
  watch: { options: [] },
} as const;

const MAX_LIMIT = 10_000;

/** Throws UsageError. */
export function parseChatArgs(args: readonly string[]): ChatCommand {
  const { values, positionals } = parseCommandLine(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  const { name, argument: id } = findCommand(positionals, values, COMMANDS);
  switch (name) {
    case 'list':
      return { kind: 'list', limit: parseLimit(values.limit, MAX_LIMIT) };
    case 'watch':
      return { kind: 'watch' };
    case 'show':
      if (id === undefined) throw new UsageError('show needs an ID.');
      return { kind: 'show', id };
    case 'answer':
      if (id === undefined || !values.text?.trim()) throw new UsageError('answer needs an ID and --text.');
      return { kind: 'answer', id, text: values.text };
  }
}
