/** «5 200», «7,5 %», «−4», «1 910 682 ₽», «—»: a cell whose digits should line up with those above. */
const FIGURE = /^(?:[—–-]|[+\u2212-]?\d[\d\s\u00A0.,]*(?:[\s\u00A0]?[%₽¥₩€$])?)$/;
// slow-ok: in well-formed HTML every cell has an end, where the search stops
const CELL = /<(t[hd])((?: [^>]*)?)>([\s\S]*?)<\/\1>/g;
// slow-ok: in well-formed HTML every row has an end, where the search stops
const ROW = /<tr>([\s\S]*?)<\/tr>/g;

const readText = (cell: string): string => cell.replaceAll(/<[^<>]*>/g, '').trim();

/** Finds the columns, except the first, in which every body cell is a figure. */
function findFigureColumns(table: string): ReadonlySet<number> {
  const rows = Array.from(table.matchAll(ROW), ([, row = '']) => row)
    .filter((row) => row.includes('<td'))
    .map((row) => Array.from(row.matchAll(CELL), ([, , , text = '']) => readText(text)));
  const width = Math.max(0, ...rows.map((row) => row.length));
  return new Set(
    Array.from({ length: width }, (_, column) => column).filter(
      (column) => column > 0 && rows.every((row) => FIGURE.test(row[column] ?? '')),
    ),
  );
}

function markFigures(table: string): string {
  const figures = findFigureColumns(table);
  return table.replaceAll(ROW, (_row, cells: string) => {
    let column = -1;
    const marked = cells.replaceAll(CELL, (cell, tag: string, attributes: string, text: string) => {
      column += 1;
      return figures.has(column) ? `<${tag}${attributes} data-figure>${text}</${tag}>` : cell;
    });
    return `<tr>${marked}</tr>`;
  });
}

/**
 * Makes the tables of sanitised, well-formed HTML scroll inside a frame of their own and marks the columns of figures
 * (`data-figure`), which are right-aligned.
 */
export function frameTables(html: string): string {
  let number = 0;
  // slow-ok: in well-formed HTML every table has an end, where the search stops
  return html.replaceAll(/<table>[\s\S]*?<\/table>/g, (table) => {
    number += 1;
    return `<div data-table role="group" tabindex="0" aria-label="Таблица ${number}">${markFigures(table)}</div>`;
  });
}
