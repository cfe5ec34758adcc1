import type { BackTestClass, BackTestReport } from './backTest.ts';

const WIDTH = 640;
const HEIGHT = 300;
const MARGIN = 44;
// The plots of a document, which is read outside the sites and has no theme.
const INK = '#333'; // token-ok: plot of a document
const ACCENT = '#1f6feb'; // token-ok: plot of a document
const PALE = '#9aa4b2'; // token-ok: plot of a document
const PAPER = '#fff'; // token-ok: plot of a document
const BAND = '#eaf2ff'; // token-ok: plot of a document
const RULE = '#e3e6ea'; // token-ok: plot of a document

/** Share of prices between the ends that is right, and how far that of a class may be from it. */
const GOAL = 0.8;
const MAX_CLASS_DISTANCE = 0.08;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const count = (value: number): string => value.toLocaleString('en-US');

const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const formatClasses = (title: string, classes: readonly BackTestClass[]): string =>
  formatTable(
    [title, 'sales', 'coverage', 'median error'],
    classes.map(({ name, sales, coverage, error }) => [
      name,
      count(sales),
      percent(coverage),
      percent(error),
    ]),
  );

/** Names of the classes whose coverage is not within 80 ± 8 %, as a text. */
function listOutside({ byBrand, byAge, byPrice }: BackTestReport): string {
  const outside = [...byBrand, ...byAge, ...byPrice].filter(
    ({ coverage }) => Math.abs(coverage - GOAL) > MAX_CLASS_DISTANCE,
  );
  return outside.map(({ name, coverage }) => `${name} (${percent(coverage)})`).join(', ') || 'none';
}

/** A report as Markdown: a table of figures against their goals, and one per kind of class. */
export function formatReport(title: string, report: BackTestReport): string {
  const { cell, source } = report.baselines;
  const gain = (own: number, theirs: number): string => percent(1 - own / theirs);
  return [
    `## ${title}`,
    formatTable(
      ['figure', 'value'],
      [
        ['sales estimated', count(report.sales)],
        ['without an estimate, too few such sales', count(report.skipped)],
        ['prices between the ends (goal 80 ± 3 %)', percent(report.coverage)],
        ['classes of brand, age and price outside 80 ± 8 %', listOutside(report)],
        ['median error', percent(report.error)],
        ['median of estimate / price − 1', percent(report.bias)],
        ['median of upper end / lower end', report.width.toFixed(2)],
        [
          `median of code and year (${count(cell.sales)} sales)`,
          `${percent(cell.error)}; the estimate ${percent(cell.own)}, better by ${gain(cell.own, cell.error)}`,
        ],
        [
          `average of the source (${count(source.sales)} sales)`,
          `${percent(source.error)}; the estimate ${percent(source.own)}, better by ${gain(source.own, source.error)}`,
        ],
      ],
    ),
    formatClasses('brand', report.byBrand),
    formatClasses('age, years', report.byAge),
    formatClasses('price', report.byPrice),
    formatClasses('week to', report.byWeek),
    formatTable(
      ['stated chance', 'came true', 'bids'],
      report.chances.map(({ stated, real, bids }) => [percent(stated), percent(real), count(bids)]),
    ),
  ].join('\n\n');
}

const text = (x: number, y: number, content: string, anchor = 'middle', color = INK): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${color}">${content.replaceAll('&', '&amp;')}</text>`;

const frame = (title: string, body: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img" aria-label="${title}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
${text(WIDTH / 2, 18, title)}
${body.join('\n')}
</svg>
`;

/** Draws the coverage of each class, with the goal of 80 ± 8 %. */
export function drawCoverage(title: string, classes: readonly BackTestClass[]): string {
  const low = 0.6;
  const toY = (share: number): number =>
    MARGIN + (1 - (share - low) / (1 - low)) * (HEIGHT - 2 * MARGIN - 30);
  const step = (WIDTH - 2 * MARGIN) / classes.length;
  return frame(title, [
    `<rect x="${MARGIN}" y="${toY(GOAL + MAX_CLASS_DISTANCE)}" width="${WIDTH - 2 * MARGIN}" height="${toY(GOAL - MAX_CLASS_DISTANCE) - toY(GOAL + MAX_CLASS_DISTANCE)}" fill="${BAND}"/>`,
    ...[0.6, 0.7, 0.8, 0.9, 1].flatMap((share) => [
      `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${toY(share)}" y2="${toY(share)}" stroke="${RULE}"/>`,
      text(MARGIN - 6, toY(share) + 4, `${Math.round(100 * share)} %`, 'end', PALE),
    ]),
    ...classes.flatMap(({ name, coverage }, place) => {
      const x = MARGIN + (place + 0.5) * step;
      const y = HEIGHT - MARGIN - 14;
      return [
        `<circle cx="${x.toFixed(1)}" cy="${toY(coverage).toFixed(1)}" r="4" fill="${ACCENT}"/>`,
        `<text transform="translate(${x.toFixed(1)} ${y}) rotate(-35)" text-anchor="end" font-size="9" fill="${INK}">${name}</text>`,
      ];
    }),
  ]);
}

/** Draws how often a stated chance came true: on the diagonal it is honest. */
export function drawChances(title: string, { chances }: BackTestReport): string {
  const size = HEIGHT - 2 * MARGIN;
  const left = (WIDTH - size) / 2;
  const toX = (share: number): number => left + share * size;
  const toY = (share: number): number => MARGIN + (1 - share) * size;
  return frame(title, [
    `<rect x="${left}" y="${MARGIN}" width="${size}" height="${size}" fill="none" stroke="${RULE}"/>`,
    `<line x1="${toX(0)}" y1="${toY(0)}" x2="${toX(1)}" y2="${toY(1)}" stroke="${PALE}" stroke-dasharray="4 4"/>`,
    `<polyline points="${chances.map(({ stated, real }) => `${toX(stated).toFixed(1)},${toY(real).toFixed(1)}`).join(' ')}" fill="none" stroke="${ACCENT}" stroke-width="2"/>`,
    ...chances.map(
      ({ stated, real }) =>
        `<circle cx="${toX(stated).toFixed(1)}" cy="${toY(real).toFixed(1)}" r="4" fill="${ACCENT}"/>`,
    ),
    text(toX(0.5), HEIGHT - 14, 'stated chance'),
    text(left - 10, MARGIN + 10, 'came true', 'end'),
    ...[0, 0.5, 1].map((share) => text(toX(share), HEIGHT - 30, `${100 * share} %`, 'middle', PALE)),
  ]);
}
