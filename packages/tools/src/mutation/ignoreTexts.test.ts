import { describe, expect, test } from 'vitest';
import type { Ignorer } from '@stryker-mutator/api/ignore';
import { CALL_DESCRIPTIONS, MESSAGES } from './ignoreTexts.ts';

type Node = Readonly<Record<string, unknown>>;

/** Returns why the ignorer leaves out the innermost of nested nodes; undefined when that node gets mutants. */
function getReason(ignorer: Ignorer, ...nodes: Node[]): string | undefined {
  const path = nodes.reduce<object | null>((parentPath, node) => ({ node, parentPath }), null);
  return ignorer.shouldIgnore(path ?? {});
}

const TEXT = { type: 'StringLiteral' };
const SUM = { type: 'BinaryExpression' };
const template = (type: string) => ({ type: 'TemplateLiteral', expressions: [{ type }] });
const created = (name: string) => ({ type: 'NewExpression', callee: { type: 'Identifier', name } });
const called = (object: Node) => ({ type: 'CallExpression', callee: { type: 'MemberExpression', object } });

describe('texts of errors and log lines get no mutants', () => {
  test.each<[string, Node[]]>([
    ["new OperatorError('…')", [created('OperatorError'), TEXT]],
    ["new Error('…' + '…')", [created('Error'), SUM, TEXT]],
    ['new Error(`… ${name}`)', [created('Error'), template('Identifier')]],
    ["log.warn('…')", [called({ type: 'Identifier', name: 'log' }), TEXT]],
    [
      "request.log.warn('…')",
      [called({ type: 'MemberExpression', property: { type: 'Identifier', name: 'log' } }), TEXT],
    ],
  ])('%s', (_code, nodes) => expect(getReason(MESSAGES, ...nodes)).toContain('text of an error'));

  test.each<[string, Node[]]>([
    ["new Refusal('…')", [created('Refusal'), TEXT]],
    ["format.date('…')", [called({ type: 'Identifier', name: 'format' }), TEXT]],
    ['new Error(`… ${isLate ? 1 : 2}`)', [created('Error'), template('ConditionalExpression')]],
    ["new Error(open('…'))", [created('Error'), { type: 'CallExpression' }, TEXT]],
    ['a condition', [created('Error'), { type: 'ConditionalExpression' }]],
    ["'…' alone", [TEXT]],
  ])('%s gets mutants', (_code, nodes) => expect(getReason(MESSAGES, ...nodes)).toBeUndefined());
});

test('in the options of a route only the texts of the OpenAPI document are left out', () => {
  const property = (name: string) => ({ type: 'ObjectProperty', key: { type: 'Identifier', name } });
  expect(getReason(CALL_DESCRIPTIONS, property('summary'), TEXT)).toBe('the text of the OpenAPI document');
  expect(getReason(CALL_DESCRIPTIONS, property('description'), SUM, TEXT)).toBeDefined();
  expect(getReason(CALL_DESCRIPTIONS, property('field'), TEXT)).toBeUndefined();
});
