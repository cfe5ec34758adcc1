import { formatEntranceRel } from '@vvoz/catalogue/address/catalogueLinkRel';
import { KindTiles, type KindTile } from '@vvoz/ui/home/KindTiles/KindTiles.tsx';
import { QuickLinks, type QuickLink } from '@vvoz/ui/home/QuickLinks/QuickLinks.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';

/** The kinds of vehicles of a catalogue. */
export interface KindBandProps {
  /** Name of the catalogue. */
  readonly name: string;
  readonly href: string;
  /** «С аукционов Японии». */
  readonly title: string;
  readonly tiles: readonly KindTile[];
  /** Engines of the most frequent body. */
  readonly links: readonly QuickLink[];
}

/** Kinds of vehicles of one catalogue as tiles. */
export const KindBand = ({ name, href, title, tiles, links }: KindBandProps) => (
  <Band
    id={`kinds-${name}`}
    title={title}
    aside={
      <a href={href} {...formatEntranceRel(href)}>
        Все
      </a>
    }
  >
    <KindTiles label={title} tiles={tiles} />
    {links.length > 0 ? <QuickLinks links={links} /> : null}
  </Band>
);
