import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../content');

/** The text of an article, a video or a piece of news by the beginning of its file's name. */
export function readContent(kind: string, name: string): string {
  const file = readdirSync(path.join(FOLDER, kind)).find((each) => each.startsWith(name)) ?? name;
  return readFileSync(path.join(FOLDER, kind, file), 'utf8').replaceAll('\u00A0', ' ');
}

/** 1492800 → «1 492 800». */
export const formatFigure = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ' ');

/** A row of a Markdown table: its caption and its figures. */
export const formatRow = (caption: string, ...figures: readonly (number | undefined)[]): string =>
  `| ${caption} | ${figures.map((figure) => (figure === undefined ? '—' : formatFigure(figure))).join(' | ')} |`;
