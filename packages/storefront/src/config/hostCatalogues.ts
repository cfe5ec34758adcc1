import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { findTemplateOfLot } from '@vvoz/catalogue/templates/findTemplateOfLot';
import type { Template } from '@vvoz/catalogue/templates/templates';

/** What a page record says about its catalogue. */
interface RecordFilter {
  readonly template: string;
  readonly filter_type?: string | undefined;
  readonly service_options?: { readonly type: string } | undefined;
}

/** The catalogues of a host. */
export interface HostCatalogues {
  readonly all: readonly Template[];
  /** Finds a catalogue by name; undefined when this host has none of that name. */
  readonly find: (name: string) => Template | undefined;
  /**
   * Finds the catalogue of a page record: the one that it names, unless `filter_type` and `service_options` name another. Then
   * it is the host's first catalogue of that type and parent, if there is one.
   */
  readonly findOfPage: (record: RecordFilter) => Template | undefined;
  /** Returns the catalogue that a lot belongs to; undefined when none of this host shows it. */
  readonly findByLot: (lot: Lot) => Template | undefined;
}

/** Lists the other catalogues of a host with the same parent type. They link to the landings of this one. */
export const listRelated = ({ all }: Pick<HostCatalogues, 'all'>, template: Template): readonly Template[] =>
  all.filter(({ name, typeParent }) => typeParent === template.typeParent && name !== template.name);

/** Selects the catalogues that a host has pages for, each with its path there. */
export function createHostCatalogues(host: Host): HostCatalogues {
  const all = listTemplatesOnHost(host);
  const find = (name: string) => all.find((row) => row.name === name);
  return {
    all,
    find,
    findOfPage: ({ template, filter_type: type, service_options: service }) => {
      const named = find(template);
      if (!named) return undefined;
      const isMeant = (row: Template) =>
        row.type === (type ?? named.type) && row.typeParent === (service?.type ?? named.typeParent);
      return isMeant(named) ? named : (all.find(isMeant) ?? named);
    },
    findByLot: (lot) => findTemplateOfLot(lot, all),
  };
}
