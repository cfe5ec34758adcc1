import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { templatesOn } from '@vvoz/catalogue/hosts/hostTemplates';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { templateOfLot } from '@vvoz/catalogue/templates/templateOfLot';
import type { Template } from '@vvoz/catalogue/templates/templates';

/** The catalogues of a host. */
export interface HostCatalogues {
  readonly all: readonly Template[];
  /** By its name; undefined where this host has none of that name. */
  readonly find: (name: string) => Template | undefined;
  /** The one that a lot belongs to; undefined where this host has none that shows it. */
  readonly ofLot: (lot: Lot) => Template | undefined;
  /** The first one of a catalogue type; undefined where this host has none of it. */
  readonly ofType: (type: string) => Template | undefined;
}

/** The catalogues that a host has pages for: those of version 2, which the data getters speak. */
export function createHostCatalogues(host: Host): HostCatalogues {
  const all = templatesOn(host).filter(({ api }) => api === 'v2');
  return {
    all,
    find: (name) => all.find((row) => row.name === name),
    ofLot: (lot) => templateOfLot(lot, all),
    ofType: (type) => all.find((row) => row.type === type),
  };
}
