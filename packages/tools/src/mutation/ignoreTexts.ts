import type { Ignorer } from '@stryker-mutator/api/ignore';

/** The part of a babel path that is read here. */
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

/** Words alone: a text without a decision inside. */
const isText = ({ type, expressions = [] }: SyntaxPath['node']): boolean =>
  type === 'StringLiteral' ||
  (type === 'TemplateLiteral' &&
    expressions.every((one) => one.type !== 'ConditionalExpression' && one.type !== 'LogicalExpression'));

const makesError = ({ type, callee }: SyntaxPath['node']): boolean =>
  type === 'NewExpression' && (callee?.name ?? '').endsWith('Error');

const logs = ({ type, callee }: SyntaxPath['node']): boolean =>
  type === 'CallExpression' &&
  callee?.type === 'MemberExpression' &&
  LOG_OWNERS.has(callee.object?.name ?? callee.object?.property?.name ?? '');

/** The words of `summary` and `description`: those of the OpenAPI document. */
const describesCall = ({ type, key }: SyntaxPath['node']): boolean =>
  type === 'ObjectProperty' && (key?.name === 'summary' || key?.name === 'description');

/** The nearest node above that is not itself a part of a text put together of several. */
function ownerOf(path: SyntaxPath): SyntaxPath['node'] | undefined {
  let owner = path.parentPath;
  while (owner?.node.type === 'BinaryExpression') owner = owner.parentPath;
  return owner?.node;
}

const ignoreTexts = (why: string, isOwner: (node: SyntaxPath['node']) => boolean): Ignorer => ({
  shouldIgnore(path) {
    const { node, parentPath } = path as SyntaxPath;
    if (!isText(node)) return undefined;
    const owner = ownerOf({ node, parentPath });
    return owner !== undefined && isOwner(owner) ? why : undefined;
  },
});

/** The words of errors and of log lines. */
export const MESSAGES: Ignorer = ignoreTexts(
  'the words of an error or a log line',
  (node) => makesError(node) || logs(node),
);

/** The words of the OpenAPI document. */
export const CALL_DESCRIPTIONS: Ignorer = ignoreTexts('the words of the OpenAPI document', describesCall);
