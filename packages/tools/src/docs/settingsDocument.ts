import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { HOST_NAMES, HOSTS } from '@vvoz/catalogue/hosts/hosts';
import { getPortVariable } from '@vvoz/catalogue/hosts/hostVariables';
import { SITE_VARIABLES } from '@vvoz/storefront/config/env.ts';
import { FOREIGN_SERVICES } from '@vvoz/site-browser/services/foreignServices.ts';
import { root } from '../lib/root.ts';

/** A variable in a JSON schema. */
const variableSchema = z.object({ description: z.string().default(''), default: z.unknown().optional() });
const variablesSchema = z.record(z.string(), variableSchema);
type Variable = z.infer<typeof variableSchema>;

const backendSchema = z.object({
  own: variablesSchema,
  groups: z.array(z.object({ of: z.string(), needs: z.array(z.string()), variables: variablesSchema })),
});

/** Variables that only the programs of this repository read. */
const TOOL_VARIABLES: readonly (readonly [name: string, fallback: string, meaning: string])[] = [
  ...HOST_NAMES.map(
    (host) =>
      [
        getPortVariable(host),
        String(HOSTS[host].port),
        `port of ${host} under \`npm start\` and \`npm run dev\``,
      ] as const,
  ),
  ['VVOZ_GATEWAY_PORT', '8080', 'port of `npm run gateway`'],
  ['CHROMIUM_PATH', 'found automatically', 'the Chromium to test in'],
  [
    'VVOZ_TEST_DATABASE_URL',
    'a server started for the tests, if PostgreSQL is installed',
    'a PostgreSQL to test on',
  ],
  [
    'VVOZ_TEST_CLICKHOUSE',
    'a server started for the tests, if ClickHouse is installed',
    'HTTP origin of a ClickHouse to test on',
  ],
];

function readBackendVariables() {
  const program = path.join(root, 'apps/backend/src/operator/cli/variables.ts');
  return backendSchema.parse(JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' })));
}

function readSiteVariables() {
  const schema = z.toJSONSchema(z.object(SITE_VARIABLES), { io: 'input', unrepresentable: 'any' });
  const variables = variablesSchema.parse(schema.properties);
  // A default in front of a transform is not part of the JSON schema.
  for (const [name, variable] of Object.entries(variables)) {
    const value = z.safeParse(SITE_VARIABLES[name] ?? z.undefined(), undefined).data;
    if (typeof value === 'string') variable.default ??= value;
  }
  return variables;
}

const formatDefault = ({ default: value }: Variable): string =>
  value === undefined || value === '' ? '–' : `\`${String(value)}\``;

const formatRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;

const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  formatRow(head),
  `|${'---|'.repeat(head.length)}`,
  ...rows.map(formatRow),
  '',
];

/** Formats docs/settings.md from the variables that the programs read. Throws when a variable has no description. */
export function formatSettingsDocument(): string {
  const backend = readBackendVariables();
  const sites = readSiteVariables();
  const services = Object.entries(FOREIGN_SERVICES);
  const serviceNames = new Set<string>(services.map(([, { variable }]) => variable));
  const inGroups = backend.groups.flatMap((group) =>
    Object.entries(group.variables).map(([name, variable]) => ({ ...group, name, variable })),
  );
  const names = [...new Set([...Object.keys(backend.own), ...Object.keys(sites)])].filter(
    (name) => !serviceNames.has(name),
  );
  const own = names.map((name) => {
    const [ofBackend, ofSite] = [backend.own[name], sites[name]];
    const readers = [...(ofBackend ? ['backend'] : []), ...(ofSite ? ['sites'] : [])].join(', ');
    return {
      name,
      readers,
      variable: { ...ofSite, ...ofBackend, description: ofBackend?.description || ofSite?.description || '' },
    };
  });
  const undescribed = [...own, ...inGroups].filter(({ variable }) => variable.description === '');
  if (undescribed.length > 0)
    throw new Error(`add .describe('…') to the schema of ${undescribed.map(({ name }) => name).join(', ')}`);
  return [
    '# Settings',
    '',
    'Written by `npm run verify -- docs --write` from the schemas that read the variables. All are',
    'optional. A wrong value stops the process with a message that names the variable. `npm start` and',
    '`npm run dev` pass the variables of their shell to the processes that they start.',
    '',
    '## Backend and sites',
    '',
    'The commands of the backend read the same variables as the backend.',
    '',
    ...formatTable(
      ['variable', 'default', 'read by', 'meaning'],
      own.map(({ name, readers, variable }) => [
        `\`${name}\``,
        formatDefault(variable),
        readers,
        variable.description,
      ]),
    ),
    '## Sources, targets of leads, chat, search engines, captcha',
    '',
    'The backend reads them. Each is switched on by its required variables, all together',
    '([feeds](contracts/feeds.md), [leads](contracts/leads.md), [chat](contracts/chat.md)).',
    '',
    ...formatTable(
      ['for', 'variable', 'default', 'meaning'],
      inGroups.map(({ of, needs, name, variable }) => [
        of,
        `\`${name}\``,
        needs.includes(name) ? 'required' : formatDefault(variable),
        variable.description,
      ]),
    ),
    '## Services of other companies',
    '',
    "The sites read them. Each switches a service on, with the operator's id. Visitors are asked for",
    'consent first, except for a [captcha](operate.md#captcha).',
    '',
    ...formatTable(
      ['variable', 'service', 'kind'],
      services.map(([name, { variable, kind }]) => [`\`${variable}\``, name, kind]),
    ),
    '## Programs of this repository',
    '',
    ...formatTable(
      ['variable', 'default', 'meaning'],
      TOOL_VARIABLES.map(([name, fallback, meaning]) => [`\`${name}\``, fallback, meaning]),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
