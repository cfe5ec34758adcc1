import { explainDrive } from '../words/driveExplanations.ts';
import { DRIVE_OPTIONS } from '../words/drives.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

export const drive = {
  key: 'drive',
  kind: 'list',
  url: 'priv',
  aliases: ['priv_incl_like'],
  label: 'Привод',
  case: 'upper',
  pattern: matchOneOf(DRIVE_OPTIONS),
  control: 'choices',
  choices: ({ drives }) => drives.map((code) => ({ label: code, values: [code] })),
  values: DRIVE_OPTIONS,
  valueText: (value) => `привод ${value}`,
} as const satisfies ListRow;

export const getDriveDetails = () =>
  ({
    v1: 'priv_incl_like',
    v2: 'priv_incl_like',
    options: 'template',
    seo: 'noindex',
    explanation: 'Какие колёса ведёт двигатель',
    noteTitle: 'Что значит привод',
    optionText: explainDrive,
    wire: 'codes',
    refusal: `must be one of ${DRIVE_OPTIONS.join(', ')}`,
    stored: { as: 'text', column: 'drive' },
    counted: { as: 'options' },
    without: 'привода',
    dropCost: 30,
  }) as const satisfies FacetDetails;
