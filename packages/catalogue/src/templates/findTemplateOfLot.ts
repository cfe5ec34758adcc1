import type { Lot } from '../lots/lot.ts';
import { findParentOfLot } from '../types/typeRelations.ts';
import { passesBase } from './baseFilter.ts';
import { TEMPLATES, type Template } from './templates.ts';

/**
 * The template that a lot belongs to: the first of its type and parent whose base filter it passes. It decides the lot
 * page's prices and the list that the page leads back to.
 * @param templates those to choose among, in the registry's order; a host has its own
 * @returns undefined where none of them shows the lot
 */
export const findTemplateOfLot = (
  lot: Lot,
  templates: readonly Template[] = TEMPLATES,
): Template | undefined =>
  templates.find(
    ({ type, typeParent, base }) =>
      type === lot.type && typeParent === findParentOfLot(lot) && passesBase(base, lot),
  );
