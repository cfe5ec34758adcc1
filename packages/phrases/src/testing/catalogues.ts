import type { UnderstandContext } from '../phraseTypes.ts';
import { findTemplate, type TemplateName } from '@vvoz/catalogue/templates/templates';

function getCatalogue(name: TemplateName): Partial<UnderstandContext> {
  const template = findTemplate(name);
  if (!template) throw new RangeError(`no template ${name}`);
  return template;
}

export const CATALOGUE_OF_CARS = getCatalogue('japan-main');
export const CATALOGUE_OF_MACHINES = getCatalogue('spec');
export const CATALOGUE_OF_MOTORCYCLES = getCatalogue('bike');
