import { explainDrive } from '../words/driveExplanations.ts';
import { DRIVES } from '../words/drives.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

/** «2WD» is an option of the aleado templates: any drive of one axle. */
const VALUES = ['2WD', ...Object.keys(DRIVES)];

export const drive = {
  key: 'drive',
  kind: 'list',
  url: 'priv',
  aliases: ['priv_incl_like'],
  label: 'Привод',
  case: 'upper',
  pattern: matchOneOf(VALUES),
  control: 'choices',
  choices: ({ drives }) => drives.map((code) => ({ label: code, values: [code] })),
  values: VALUES,
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
    optionText: (value) =>
      value === '2WD' ? 'ведёт одна ось: передняя (FF) или задняя (FR)' : explainDrive(value),
    wire: 'codes',
    refusal: `must be one of ${[...Object.keys(DRIVES), '2WD'].join(', ')}`,
    stored: { as: 'text', column: 'drive' },
    counted: { as: 'options' },
    without: 'привода',
    givingUp: 30,
  }) as const satisfies FacetDetails;
