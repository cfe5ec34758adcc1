import { COMMANDS, formatCall, RENAMED } from '../../bin/commands.mjs';

type Command = (typeof COMMANDS)[number];

/** Makes a cell of a Markdown table. */
const formatCell = (text: string): string => text.replaceAll('|', String.raw`\|`);

const formatRow = (call: string, summary: string): string =>
  `| \`${formatCell(call)}\` | ${formatCell(summary)} |`;

const TABLE_HEAD = ['| command | what it does |', '|---|---|'];

const formatSection = ({ name: group, commands = [], summary }: Command): string[] => [
  `## ${formatCall(group)}`,
  '',
  `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
  '',
  ...TABLE_HEAD,
  ...commands.map(({ name, args = '', summary: text }) =>
    formatRow(formatCall(group, `${name} ${args}`.trimEnd()), text),
  ),
  '',
];

/** Formats docs/commands.md from the table of commands. */
export function formatCommandsDocument(): string {
  const single = COMMANDS.filter(({ run }) => run !== undefined);
  const groups = COMMANDS.filter(({ commands }) => commands !== undefined);
  return [
    '# Commands',
    '',
    'Written by `npm run verify -- docs --write` from `packages/tools/bin/commands.mjs`.',
    '',
    ...TABLE_HEAD,
    ...single.map(({ name, args, summary }) => formatRow(formatCall(name, args), summary)),
    '',
    ...groups.flatMap(formatSection),
    '## Renamed',
    '',
    'Scripts that existed until 23 November 2026. npm answers «Missing script» to these names.',
    '',
    '| before | now |',
    '|---|---|',
    ...Object.entries(RENAMED)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([before, now]) => `| \`npm run ${before}\` | \`${now}\` |`),
    '',
  ].join('\n');
}
