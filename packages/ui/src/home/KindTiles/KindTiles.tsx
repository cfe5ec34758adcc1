import { formatEntranceRel } from '@vvoz/catalogue/address/catalogueLinkRel';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { Silhouette } from '../../primitives/Silhouette/Silhouette.tsx';
import type { SilhouetteName } from '../../primitives/Silhouette/silhouettes.ts';
import * as css from './KindTiles.css.ts';

export interface KindTile {
  readonly href: string;
  /** «Экскаваторы». */
  readonly name: string;
  readonly silhouette: SilhouetteName;
  /** Number of lots in the list that the tile leads to. */
  readonly count: number;
}

/** Kinds of vehicles as tiles with their silhouettes, each a link to its list. */
export function KindTiles({ label, tiles }: { label: string; tiles: readonly KindTile[] }) {
  return (
    <ul className={css.tiles} aria-label={label}>
      {tiles.map(({ href, name, silhouette, count }) => (
        <li key={href} className={css.cell}>
          <a className={css.tile} href={href} {...formatEntranceRel(href)}>
            <Silhouette name={silhouette} size="l" />
            <span>{name}</span>
            <span className={css.count}>{formatNumber(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
