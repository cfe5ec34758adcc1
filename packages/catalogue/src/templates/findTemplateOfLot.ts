import type { Lot } from '../lots/lot.ts';
import { findParentOfLot } from '../types/typeRelations.ts';
import { passesBase } from './baseFilter.ts';
import { TEMPLATES, type Template } from './templates.ts';

/**
 * Finds the template of a lot: the first of its type and parent whose base filter it passes. It decides the prices on
 * the lot's page and the list that the page links to.
 * @param templates candidates in the order of the registry, such as those of a host
 * @returns undefined if none of them shows the lot
 */
export const findTemplateOfLot = (
  lot: Lot,
  templates: readonly Template[] = TEMPLATES,
): Template | undefined =>
  templates.find(
    ({ type, typeParent, base }) =>
      type === lot.type && typeParent === findParentOfLot(lot) && passesBase(base, lot),
  );
