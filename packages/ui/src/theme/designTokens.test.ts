import { expect, test } from 'vitest';
import { buildDesignTokens } from './designTokens.ts';
import { convertAmount, convertColor, convertShadow } from './designTokenValues.ts';
import { themes } from './tokens.ts';

const files = buildDesignTokens();

/** All tokens of a file by their path; a token is an object with `$value`. */
function listTokens(tree: object, path = ''): [string, Record<string, unknown>][] {
  return Object.entries(tree).flatMap(([name, node]: [string, object]) => {
    const tokenPath = path === '' ? name : `${path}.${name}`;
    return '$value' in node ? [[tokenPath, node as Record<string, unknown>]] : listTokens(node, tokenPath);
  });
}
const tokenFiles = Object.entries(files).filter(([name]) => name.endsWith('.tokens.json'));

test('converts CSS values to those of the format', () => {
  expect(convertColor('#FF8000')).toEqual({
    colorSpace: 'srgb',
    components: [1, 0.502, 0],
    alpha: 1,
    hex: '#ff8000',
  });
  expect(convertAmount('0.25rem')).toEqual({ value: 0.25, unit: 'rem' });
  expect(convertAmount('140ms')).toEqual({ value: 140, unit: 'ms' });
  expect(convertAmount('0')).toEqual({ value: 0, unit: 'px' });
  expect(convertShadow('0 8px 32px rgb(22 24 29 / 0.16)')).toMatchObject({
    color: { hex: '#16181d', alpha: 0.16 },
    offsetY: { value: 8, unit: 'px' },
    blur: { value: 32, unit: 'px' },
  });
});

test.each([[() => convertColor('red')], [() => convertAmount('2em')], [() => convertShadow('0 1px red')]])(
  'refuses a value that the format cannot express',
  (convert) => expect(convert).toThrow(RangeError),
);

test.each(tokenFiles)('%s: each token has a type and a description; names need no escape', (_name, tree) => {
  const tokens = listTokens(tree);
  expect(tokens.length).toBeGreaterThan(0);
  for (const [path, token] of tokens) {
    expect(token, path).toMatchObject({
      $type: expect.any(String),
      $description: expect.stringMatching(/\w/),
    });
    expect(path).not.toMatch(/[{}$]/);
  }
});

test('has a file with every colour for each theme and scheme', () => {
  for (const [theme, colors] of Object.entries(themes))
    for (const [at, scheme] of ['light', 'dark'].entries())
      for (const [name, pair] of Object.entries(colors))
        expect(files[`${theme}-${scheme}.tokens.json`]).toHaveProperty(
          ['color', name, '$value', 'hex'],
          pair[at]?.toLowerCase(),
        );
});

test('all references lead to a token or a file', () => {
  const paths = new Set(tokenFiles.flatMap(([, tree]) => listTokens(tree).map(([path]) => path)));
  const text = JSON.stringify(files);
  const references = [...text.matchAll(/"\{([^}]+)\}"/g)].map((match) => match[1]);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) expect(paths).toContain(reference);
  const sources = [...text.matchAll(/"\$ref":"([^"#]+)"/g)].map((match) => match[1]);
  expect(new Set(sources)).toEqual(new Set(tokenFiles.map(([name]) => name)));
});

test('a size of text has its line height as a multiple', () => {
  expect(files['base.tokens.json']).toHaveProperty(['text', 'body', 'regular', '$value', 'lineHeight'], 1.6);
});
