import { visuallyHidden } from '../../css/base.css.ts';
import { formatPictureUrl } from '@vvoz/catalogue/lots/pictureUrl';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { formatLotState, formatShelfHref } from '../lotStateText.ts';
import { listCompareRows } from './compareRows.ts';
import * as css from './CompareTable.css.ts';

export interface CompareTableProps {
  lots: readonly LotSnapshot[];
  /** Leaves out the rows in which all lots have the same value. */
  onlyDifferences: boolean;
  onRemove: (lot: string) => void;
}

const PHOTO_WIDTH = 320;
const PHOTO_HEIGHT = 240;

function LotHead({ lot, onRemove }: { lot: LotSnapshot; onRemove: CompareTableProps['onRemove'] }) {
  const state = formatLotState(lot);
  return (
    <div className={css.head}>
      <div className={css.photo}>
        {lot.picture === undefined ? (
          <Icon name="nophoto" />
        ) : (
          <img
            className={css.image}
            src={formatPictureUrl(lot.picture, PHOTO_WIDTH)}
            alt=""
            width={PHOTO_WIDTH}
            height={PHOTO_HEIGHT}
          />
        )}
      </div>
      <a className={css.title} href={formatShelfHref(lot.lot)}>
        {lot.title}
      </a>
      {state === undefined ? null : <span className={css.state}>{state}</span>}
      <span>
        <Button
          tone="quiet"
          size="l"
          aria-label={`Убрать из сравнения: ${lot.title}`}
          onClick={() => onRemove(lot.lot)}
        >
          <Icon name="x" size="s" />
          Убрать
        </Button>
      </span>
    </div>
  );
}

/** Two to four lots side by side. Rows whose values differ say so. */
export function CompareTable({ lots, onlyDifferences, onRemove }: CompareTableProps) {
  const rows = listCompareRows(lots).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <section
      className={css.scroller}
      aria-label="Сравнение лотов"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
      tabIndex={0}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.caption}>
              <span className={visuallyHidden}>Что сравниваем</span>
            </th>
            {lots.map((lot) => (
              <th key={lot.lot} scope="col">
                <LotHead lot={lot} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ caption, values, differs }) => (
            <tr key={caption} className={differs ? css.differing : undefined}>
              <th scope="row" className={css.caption}>
                {caption}
                {differs ? <span className={css.difference}> отличается</span> : null}
              </th>
              {values.map((value, index) => (
                <td key={lots[index]?.lot}>{value ?? <span className={css.unknown}>—</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
