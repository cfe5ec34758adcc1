import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { findTemplateOfLot } from '@vvoz/catalogue/templates/findTemplateOfLot';
import type { Template } from '@vvoz/catalogue/templates/templates';

/** The catalogues of a host. */
export interface HostCatalogues {
  readonly all: readonly Template[];
  /** Finds a catalogue by name; undefined when this host has none of that name. */
  readonly find: (name: string) => Template | undefined;
  /** Returns the catalogue that a lot belongs to; undefined when none of this host shows it. */
  readonly findByLot: (lot: Lot) => Template | undefined;
}

/** Lists the other catalogues of a host with the same parent type. They link to the landings of this one. */
export const listRelated = ({ all }: Pick<HostCatalogues, 'all'>, template: Template): readonly Template[] =>
  all.filter(({ name, typeParent }) => typeParent === template.typeParent && name !== template.name);

/** Selects the catalogues that a host has pages for, each with its path there. */
export function createHostCatalogues(host: Host): HostCatalogues {
  const all = listTemplatesOnHost(host);
  return {
    all,
    find: (name) => all.find((row) => row.name === name),
    findByLot: (lot) => findTemplateOfLot(lot, all),
  };
}
