import type { ReactNode } from 'react';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import { parseSheetNote } from '@vvoz/catalogue/lots/sheetNote';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { startsWithSheet } from '../model/pictures.ts';
import { listFrames } from './frames.ts';
import { Frames } from './LotGallery.client.tsx';
import * as css from './LotGallery.css.ts';
import { SheetLegend } from './SheetLegend.tsx';

export interface LotGalleryProps {
  readonly lot: Lot;
  /** Wraps the legend, which no script needs to render again. */
  readonly wrapLegend?: (legend: ReactNode) => ReactNode;
}

/** The pictures of a lot. If there is an auction sheet, it comes first, with the legend of its codes beside it. */
export function LotGallery({ lot, wrapLegend = (legend) => legend }: LotGalleryProps) {
  const sources = listFrames(lot);
  if (sources.length === 0) {
    return (
      <section className={css.none} aria-label="Снимки">
        <Icon name="nophoto" />
        <p className={css.noneText}>
          Снимков пока нет{hasFixedPrice(lot) ? null : ': аукцион присылает их перед торгами'}
        </p>
      </section>
    );
  }
  return (
    <Frames
      sources={sources}
      legend={
        startsWithSheet(lot) ? wrapLegend(<SheetLegend marks={parseSheetNote(lot.info).marks} />) : null
      }
    />
  );
}
