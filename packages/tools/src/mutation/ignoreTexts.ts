import type { Ignorer } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The part of a babel path that this file reads. */
interface SyntaxPath {
  readonly node: {
    readonly type: string;
    readonly callee?: SyntaxPath['node'];
    readonly name?: string;
    readonly object?: SyntaxPath['node'];
    readonly property?: SyntaxPath['node'];
    readonly key?: SyntaxPath['node'];
    readonly expressions?: readonly SyntaxPath['node'][];
  };
  readonly parentPath: SyntaxPath | null;
}

const LOG_OWNERS = new Set(['console', 'log', 'logger']);

/** True for a text that contains no decision. */
const isText = ({ type, expressions = [] }: SyntaxPath['node']): boolean =>
  type === 'StringLiteral' ||
  (type === 'TemplateLiteral' &&
    expressions.every((one) => one.type !== 'ConditionalExpression' && one.type !== 'LogicalExpression'));

const createsError = ({ type, callee }: SyntaxPath['node']): boolean =>
  type === 'NewExpression' && (callee?.name ?? '').endsWith('Error');

const writesLog = ({ type, callee }: SyntaxPath['node']): boolean =>
  type === 'CallExpression' &&
  callee?.type === 'MemberExpression' &&
  LOG_OWNERS.has(callee.object?.name ?? callee.object?.property?.name ?? '');

/** True for `summary` and `description`, whose texts go into the OpenAPI document. */
const describesCall = ({ type, key }: SyntaxPath['node']): boolean =>
  type === 'ObjectProperty' && (key?.name === 'summary' || key?.name === 'description');

/** Finds the node that uses the text. Skips each `+` of a text that is joined from parts. */
function findOwner(path: SyntaxPath): SyntaxPath['node'] | undefined {
  let owner = path.parentPath;
  while (owner?.node.type === 'BinaryExpression') owner = owner.parentPath;
  return owner?.node;
}

const ignoreTexts = (why: string, isOwner: (node: SyntaxPath['node']) => boolean): Ignorer => ({
  shouldIgnore(path) {
    const { node, parentPath } = path as SyntaxPath;
    if (!isText(node)) return undefined;
    const owner = findOwner({ node, parentPath });
    return owner !== undefined && isOwner(owner) ? why : undefined;
  },
});

/** Leaves out the texts of errors and log lines. */
export const MESSAGES: Ignorer = ignoreTexts(
  'the text of an error or a log line',
  (node) => createsError(node) || writesLog(node),
);

/** Leaves out the texts of the OpenAPI document. */
export const CALL_DESCRIPTIONS: Ignorer = ignoreTexts('the text of the OpenAPI document', describesCall);

/** What Stryker reads of this file. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'messages', MESSAGES),
  declareValuePlugin(PluginKind.Ignore, 'call-descriptions', CALL_DESCRIPTIONS),
];
