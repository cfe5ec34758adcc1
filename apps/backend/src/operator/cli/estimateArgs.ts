import path from 'node:path';
import { CATALOGUE_TYPE_NAMES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { ESTIMATED_TYPES } from '../../estimate/estimatedTypes.ts';
import { findCommand, parseCommandLine, parseCount } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run operator -- estimate train
       npm run operator -- estimate report [--demo 300000] [--out FOLDER]
       npm run operator -- estimate explain TYPE/ID
       npm run operator -- estimate on TYPE | off TYPE

What coming lots will sell for, learned from sold ones (docs/estimate.md).
  train    learn from the archives, test on the last four weeks, estimate all coming lots again
  report   test on the last eight weeks and print coverage and errors by class
           --demo  of generated archives with so many lots, with two seeds, instead of the installation's own
           --out   write estimate-report.md and its plots into this folder instead of printing
  explain  an estimate and the factors that it is made of: japan/0k3f9a1x
  on, off  show or hide the estimates of a type (${ESTIMATED_TYPES.join(', ')}); costs follow within half an hour`;

export type EstimateCommand =
  | { readonly kind: 'help' | 'train' }
  | { readonly kind: 'report'; readonly demo: number | undefined; readonly out: string | undefined }
  | { readonly kind: 'explain'; readonly type: CatalogueType; readonly id: string }
  | { readonly kind: 'switch'; readonly type: CatalogueType; readonly isOn: boolean };

const OPTIONS = {
  demo: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COMMANDS = {
  train: { options: [] },
  report: { options: ['demo', 'out'] },
  explain: { options: [], argument: true },
  on: { options: [], argument: true },
  off: { options: [], argument: true },
} as const;

const MAX_DEMO = 2_000_000;

/** Throws UsageError. */
export function parseEstimateArgs(args: readonly string[]): EstimateCommand {
  const { values, positionals } = parseCommandLine(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  const { name, argument = '' } = findCommand(positionals, values, COMMANDS);
  switch (name) {
    case 'train':
      return { kind: 'train' };
    case 'report': {
      const out = values.out === undefined ? undefined : path.resolve(values.out);
      return { kind: 'report', demo: parseCount('demo', values.demo, MAX_DEMO), out };
    }
    case 'explain': {
      const [typeName = '', id = ''] = argument.split('/', 2);
      const type = CATALOGUE_TYPE_NAMES.find((each) => each === typeName);
      if (type === undefined || id === '')
        throw new UsageError(`'${argument}' is not TYPE/ID, such as japan/0k3f9a1x.`);
      return { kind: 'explain', type, id };
    }
    case 'on':
    case 'off': {
      const type = ESTIMATED_TYPES.find((each) => each === argument);
      if (type === undefined)
        throw new UsageError(`'${argument}' has no estimates; choose of ${ESTIMATED_TYPES.join(', ')}.`);
      return { kind: 'switch', type, isOn: name === 'on' };
    }
  }
}
