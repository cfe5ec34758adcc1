import { parseSheetNote } from '@vvoz/catalogue/lots/sheetNote';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { SpecTable } from '../../primitives/SpecTable/SpecTable.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { formatEquipment } from './equipment.ts';
import * as css from './LotFacts.css.ts';
import { listSpecs } from './specs.ts';
import { splitText } from './splitText.ts';

/** A text whose end is folded away when it is long. */
function LongText({ text }: { text: string }) {
  const { shown, rest } = splitText(text);
  if (rest === '') return text;
  return (
    <>
      {shown}…
      <details>
        <summary className={css.more}>Показать целиком</summary>
        {rest}
      </details>
    </>
  );
}

/** The facts of a lot as a ruled table with explanations of jargon, followed by the long texts. */
export function LotFacts({ lot }: { lot: Lot }) {
  const { remarks } = parseSheetNote(lot.info);
  const lines = [
    { term: 'Оборудование', text: lot.equipment.map(formatEquipment).join(', ') },
    { term: 'Замечания инспектора', text: remarks.map((remark) => `${remark}.`).join(' ') },
  ].filter(({ text }) => text !== '');
  return (
    <Stack as="section" aria-labelledby="facts-title">
      <h2 id="facts-title">Факты</h2>
      <div>
        <SpecTable items={listSpecs(lot)} />
        {lines.length === 0 ? null : (
          <dl className={css.lines}>
            {lines.map(({ term, text }) => (
              <div key={term} className={css.line}>
                <dt className={css.term}>{term}</dt>
                <dd>
                  <LongText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Stack>
  );
}
