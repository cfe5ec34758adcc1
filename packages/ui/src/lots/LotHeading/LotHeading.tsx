import { parseSheetNote } from '@vvoz/catalogue/lots/sheetNote';
import { NBSP } from '@vvoz/catalogue/words/format';
import type { Lot, MachineFacts } from '@vvoz/catalogue/lots/lot';
import { formatLotName, formatLotVersion } from '@vvoz/catalogue/lots/lotText';
import { Stamp } from '../../primitives/Stamp/Stamp.tsx';
import { FactsLine } from '../FactsLine/FactsLine.tsx';
import { formatHouseLine } from '../model/cardTexts.ts';
import * as css from './LotHeading.css.ts';

/** Heading of the lot page: the grade stamp, the vehicle, its facts and the place of sale. */
export function LotHeading({ lot: whole, machine }: { lot: Lot; machine?: MachineFacts }) {
  const lot = { ...whole, ...(machine ? { machine } : {}) };
  const version = formatLotVersion(lot);
  return (
    <div className={css.head}>
      {lot.rate === undefined ? null : (
        <Stamp grade={lot.rate} interior={parseSheetNote(lot.info).interior} size="l" />
      )}
      <div className={css.words}>
        <h1>
          {formatLotName(lot)}
          {version === '' ? null : `${NBSP}· ${version}`}
        </h1>
        <p className={css.facts}>
          <FactsLine lot={lot} after={formatHouseLine(lot)} />
        </p>
      </div>
    </div>
  );
}
