import type { PathChoice } from '@vvoz/catalogue/query/query';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import type { Scope } from '../../../catalogue/CatalogueStore.ts';
import { buildTemplateScope } from '../../../catalogue/templateScope.ts';
import { notFound } from '../../server/errors.ts';

/** Builds the scope of a catalogue, and of the chosen names in it. Refuses an unknown catalogue with 404. */
export function requireTemplateScope(name: string, chosen?: PathChoice): Scope {
  const template = findTemplate(name);
  if (!template) throw notFound('The catalogue');
  return buildTemplateScope(template, chosen);
}
