import { convertAmount, convertColor, convertShadow, round } from './designTokenValues.ts';
import {
  colorNotes,
  leadingNotes,
  metricNotes,
  sizeNotes,
  typeNotes,
  type MetricKind,
} from './tokenNotes.ts';
import { fontStack, leadings, metrics, sizes, space, span, themes, type, weights } from './tokens.ts';
import type { ThemeName } from './tokens.ts';

/** A token or a group of them, in the Format Module 2025.10 of the Design Tokens Community Group. */
export type TokenTree = { readonly [name: string]: unknown };

const SCHEMES = ['light', 'dark'] as const;
const BASE_FILE = 'base.tokens.json';

const METRIC_CONVERTERS: Readonly<Record<MetricKind, (text: string) => unknown>> = {
  dimension: convertAmount,
  duration: convertAmount,
  shadow: convertShadow,
};

/** The families of the font stack that a design tool can have; next/font's variables are left out. */
const listFamilies = (): string[] => [
  ...new Set(
    fontStack
      // slow-ok: a constant of ours
      .replaceAll(/var\([^,]+, (\w+)\)/g, '"$1 Text"')
      .split(', ')
      .map((name) => name.replaceAll('"', '')),
  ),
];

/** A text style: `0.9375rem/1.5rem` in a weight. */
function convertText(text: string, weight: string) {
  const [size = '', leading = ''] = text.split('/');
  const fontSize = convertAmount(size);
  return {
    fontFamily: '{font.family}',
    fontSize,
    fontWeight: `{font.weight.${weight}}`,
    letterSpacing: convertAmount('0'),
    lineHeight: round(convertAmount(leading).value / fontSize.value),
  };
}

const mapRows = <Row>(
  table: Readonly<Record<string, Row>>,
  make: (row: Row, name: string) => unknown,
): TokenTree => Object.fromEntries(Object.entries(table).map(([name, row]) => [name, make(row, name)]));

/** The tokens that all themes share. */
function buildBase(): TokenTree {
  return {
    font: {
      family: { $type: 'fontFamily', $value: listFamilies(), $description: 'Golos Text, a variable font' },
      weight: mapRows(weights, (value, name) => ({
        $type: 'fontWeight',
        $value: Number(value),
        $description: `Weight ${name}`,
      })),
    },
    text: mapRows(type, (value, role) =>
      mapRows(weights, (_number, weight) => ({
        $type: 'typography',
        $value: convertText(value, weight),
        $description: `${typeNotes[role as keyof typeof type]}; ${weight}; figures are tabular`,
      })),
    ),
    space: mapRows(space, (value, px) => ({
      $type: 'dimension',
      $value: convertAmount(value),
      $description: `${px} px of the 4 px grid`,
    })),
    size: mapRows(sizes, (value, name) => ({
      $type: 'dimension',
      $value: convertAmount(value),
      $description: sizeNotes[name as keyof typeof sizes],
    })),
    span: mapRows(span, (value, px) => ({
      $type: 'dimension',
      $value: convertAmount(value),
      $description: `${px} px wide or high`,
    })),
    leading: mapRows(leadings, (value, name) => ({
      $type: 'dimension',
      $value: convertAmount(value),
      $description: leadingNotes[name as keyof typeof leadings],
    })),
    ...Object.fromEntries(
      Object.entries(metrics).map(([name, value]) => {
        const { kind, note } = metricNotes[name as keyof typeof metrics];
        return [name, { $type: kind, $value: METRIC_CONVERTERS[kind](value), $description: note }];
      }),
    ),
  };
}

const buildColors = (theme: ThemeName, at: number): TokenTree => ({
  color: mapRows(themes[theme], (pair, name) => ({
    $type: 'color',
    $value: convertColor(pair[at] ?? ''),
    $description: colorNotes[name as keyof typeof colorNotes],
  })),
});

/**
 * Builds the design tokens as JSON files by name: one with what all themes share, one for each theme and scheme, and a
 * resolver that puts them together for tools that read it.
 */
export function buildDesignTokens(): Readonly<Record<string, TokenTree>> {
  const looks = (Object.keys(themes) as ThemeName[]).flatMap((theme) =>
    SCHEMES.map((scheme, at) => ({ name: `${theme}-${scheme}`, tokens: buildColors(theme, at) })),
  );
  const resolver = {
    name: 'Vvoz',
    version: '2025.10',
    description: 'Spaces, type and measures of all sites, and the colours of a site in a colour scheme',
    sets: { base: { sources: [{ $ref: BASE_FILE }] } },
    modifiers: {
      look: {
        description: 'Theme and colour scheme',
        contexts: Object.fromEntries(looks.map(({ name }) => [name, [{ $ref: `${name}.tokens.json` }]])),
        default: looks[0]?.name,
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/look' }],
  };
  return {
    [BASE_FILE]: buildBase(),
    ...Object.fromEntries(looks.map(({ name, tokens }) => [`${name}.tokens.json`, tokens])),
    'vvoz.resolver.json': resolver,
  };
}
