import { Band } from '../../primitives/Band/Band.tsx';
import { Bone } from '../../primitives/Skeleton/Bone.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PriceReceiptSkeleton.css.ts';
import * as form from './ReceiptForm.css.ts';
import * as table from './ReceiptTable.css.ts';
import { ReceiptHead } from './ReceiptTable.tsx';
import * as tabs from './VariantTabs.css.ts';

export interface PriceReceiptSkeletonProps {
  /** Number of tabs; with one variant there are none. */
  variants?: number;
  /** Number of lines per group: abroad, customs, in Russia. */
  lines?: readonly number[];
  id?: string;
}

const listIndices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function SkeletonLine({ foreign }: { foreign: boolean }) {
  return (
    <tr className={table.row}>
      <td className={table.label}>
        <Bone width={60} />
      </td>
      <td className={css.sum}>{foreign ? <Bone text="caption" width={80} /> : null}</td>
      <td className={css.rate}>{foreign ? <Bone text="caption" width={80} /> : null}</td>
      <td className={css.rateDay}>{foreign ? <Bone text="caption" width={80} /> : null}</td>
      <td className={table.rule}>
        <Bone text="caption" width={50} />
      </td>
      <td className={css.amount}>
        <Bone width={80} />
      </td>
    </tr>
  );
}

/** Placeholder of `PriceReceipt` while it loads: the same boxes and lines. By default it has the lines of a car. */
export function PriceReceiptSkeleton({
  variants = 3,
  lines = [4, 3, 6],
  id = 'receipt',
}: PriceReceiptSkeletonProps) {
  return (
    <Band id={id} title="Из чего цена">
      <VisuallyHidden as="p">Считаем цену</VisuallyHidden>
      {variants > 1 ? (
        <div className={tabs.tabs} aria-hidden="true">
          {listIndices(variants).map((index) => (
            <div key={index} className={tabs.tab}>
              <span className={css.tabLabel}>
                <Bone text="caption" />
                {/* The limit of a way; the tabs of a row have one height. */}
                <Bone text="caption" width={60} />
              </span>
              <span className={css.tabTotal}>
                <Bone text="title" />
              </span>
            </div>
          ))}
        </div>
      ) : null}
      <div className={form.form} aria-hidden="true">
        <div className={css.field} />
        <div className={css.fields} />
        <div className={css.button} />
      </div>
      <table className={table.table} aria-hidden="true">
        <caption className={table.caption}>
          <Bone text="caption" width={80} />
        </caption>
        <ReceiptHead />
        {lines.map((count, group) => (
          <tbody key={group} className={table.part}>
            <tr className={table.section}>
              <td colSpan={5} className={table.label}>
                <Bone width={20} />
              </td>
              <td className={css.amount}>
                <Bone width={80} />
              </td>
            </tr>
            {listIndices(count).map((index) => (
              <SkeletonLine key={index} foreign={group === 0} />
            ))}
          </tbody>
        ))}
        <tfoot className={table.part}>
          <tr className={table.total}>
            <td colSpan={4} className={table.totalLabel}>
              <Bone text="title" width={40} />
            </td>
            <td colSpan={2} className={table.totalAmount}>
              <span className={css.total}>
                <Bone text="heading" />
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Band>
  );
}
