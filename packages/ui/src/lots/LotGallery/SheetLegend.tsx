import { DAMAGE_CODES, describeDamage, describePanel } from '@vvoz/catalogue/lots/damageCodes';
import { formatMarkCode } from '@vvoz/catalogue/lots/sheetMarks';
import type { SheetMark } from '@vvoz/catalogue/lots/sheetMarks';
import { cx } from '../../css/cx.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './SheetLegend.css.ts';

export interface SheetLegendProps {
  /** Marks of the inspector on this lot. */
  marks: readonly SheetMark[];
}

interface Row {
  code: string;
  text: string;
  where?: string;
}

/** One row per mark («A1 мелкая царапина») with all its panels. */
function listRows(marks: readonly SheetMark[]): readonly Row[] {
  const rows = new Map<string, { code: string; text: string; panels: string[] }>();
  for (const mark of marks) {
    const code = formatMarkCode(mark);
    const row = rows.get(code) ?? { code, text: describeDamage(mark) ?? 'пометка инспектора', panels: [] };
    const panel = describePanel(mark);
    if (panel !== undefined) row.panels.push(panel);
    rows.set(code, row);
  }
  return [...rows.values()].map(({ code, text, panels }) => ({
    code,
    text,
    ...(panels.length === 0 ? {} : { where: panels.join(', ') }),
  }));
}

/**
 * Explains the codes of the auction sheet: those of this lot first, then the others. Beside the sheet from 1024 px;
 * on phones in a disclosure, to leave the space to the sheet.
 */
export function SheetLegend({ marks }: SheetLegendProps) {
  const hits = listRows(marks);
  const hit = new Set(marks.map(({ code }) => code));
  const others = DAMAGE_CODES.filter(({ code }) => !hit.has(code));
  const list = <Codes hits={hits} others={others} />;
  return (
    <>
      <aside className={css.beside} aria-label="Коды листа">
        <h2 className={css.title}>Коды листа</h2>
        {list}
      </aside>
      <details className={css.folded}>
        <summary className={css.summary}>
          <span>
            <b className={css.hit}>
              {hits.length === 0 ? 'Отметок нет' : hits.map(({ code }) => code).join(' ')}
            </b>
            {' — что значат коды листа'}
          </span>
          <Icon name="down" size="s" />
        </summary>
        {list}
      </details>
    </>
  );
}

function Codes({ hits, others }: { hits: readonly Row[]; others: readonly Row[] }) {
  return (
    <>
      <dl className={css.codes}>
        {hits.map(({ code, text, where }) => (
          <div key={code} className={css.row}>
            <dt className={cx(css.code, css.hit)}>{code}</dt>
            <dd>
              {text}
              {where === undefined ? null : <span className={css.where}>{where}</span>}
            </dd>
          </div>
        ))}
        {others.map(({ code, text }) => (
          <div key={code} className={cx(css.row, css.other)}>
            <dt className={css.code}>{code}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>Цифра — размер: 1 мелкий, 3 крупный.</p>
    </>
  );
}
