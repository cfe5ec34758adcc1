import { parseInterior } from '@vvoz/catalogue/lots/sheetNote';
import { NBSP } from '@vvoz/catalogue/words/format';
import { cx } from '../../css/cx.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stamp } from '../../primitives/Stamp/Stamp.tsx';
import { formatOutcomeTag } from '../model/outcome.ts';
import { findVehiclePicture } from '../model/pictures.ts';
import { CARD_WIDTHS, makePictureSources } from '../model/pictureSources.ts';
import { formatVehicleAlt } from '../model/cardTexts.ts';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import * as css from './CardPhoto.css.ts';

export interface CardPhotoProps {
  lot: LotSummary;
  /** Width of the card, for the `sizes` attribute. */
  sizes: string;
  /** The first picture of the page: loaded immediately. */
  priority: boolean;
}

/** The first picture of the vehicle with the grade stamp, the number of pictures and the outcome of the auction. */
export function CardPhoto({ lot, sizes, priority }: CardPhotoProps) {
  const picture = findVehiclePicture(lot);
  const tag = formatOutcomeTag(lot);
  const { pictureCount = lot.images.length } = lot;
  return (
    <div className={css.photo}>
      {picture === undefined ? (
        <div className={css.none}>
          <Icon name="nophoto" />
          <span className={css.noneText}>Снимков пока нет</span>
        </div>
      ) : (
        <>
          <img
            className={cx(css.image, tag !== undefined && css.faded)}
            {...makePictureSources(picture, CARD_WIDTHS)}
            sizes={sizes}
            alt={formatVehicleAlt(lot)}
            width={320}
            height={240}
            decoding="async"
            {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          />
          <span className={css.veil} />
        </>
      )}
      {lot.rate === undefined ? null : (
        <Stamp grade={lot.rate} interior={parseInterior(lot.info)} className={css.stamp} />
      )}
      {tag === undefined ? null : <span className={css.tag}>{tag}</span>}
      {pictureCount > 1 ? (
        <span className={css.frames}>
          {pictureCount}
          {NBSP}фото
        </span>
      ) : null}
    </div>
  );
}
