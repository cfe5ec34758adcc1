import type { Problem } from '../../content/files/problem.ts';
import type { FeedHealth, FeedProblem } from '../../ingest/health/feedHealth.ts';
import type { QuarantineTable } from '../../state/schema.ts';
import { html } from './html.ts';
import { formatTime, renderPage, renderTable } from './layout.ts';

const PROBLEMS: Readonly<Record<FeedProblem, string>> = {
  failing: 'не загружается',
  shrunk: 'записей стало намного меньше',
};

/** Renders the state of the sources of lots, rates and content. */
export function renderFeeds(feeds: readonly FeedHealth[], token: string): string {
  const rows = feeds.map(({ source, lastSuccess, records, failures, error, problem }) => [
    source,
    formatTime(lastSuccess ?? ''),
    records === null ? '–' : records.toLocaleString('ru-RU'),
    String(failures),
    problem === null ? 'в порядке' : html`<span class="bad">${PROBLEMS[problem]}</span>`,
    error,
  ]);
  const heads = ['Источник', 'Загружен', 'Записей', 'Неудач подряд', 'Состояние', 'Ошибка'];
  return renderPage({
    title: 'Источники',
    section: '/operator/feeds',
    token,
    body: renderTable(heads, rows, 'Источники не настроены.'),
  });
}

/** Renders the records of feeds that could not be read. */
export function renderQuarantine(records: readonly QuarantineTable[], total: number, token: string): string {
  const rows = records.map(({ at, source, place, reason }) => [formatTime(at), source, place, reason]);
  return renderPage({
    title: 'Карантин',
    section: '/operator/quarantine',
    token,
    body: html`<p>Показано ${records.length} из ${total}. Повторить: npm run operator -- quarantine retry</p>
      ${renderTable(['Когда', 'Источник', 'Место', 'Причина'], rows, 'Карантин пуст.')}`,
  });
}

/**
 * Renders the faults of the content folder.
 * @param problems undefined when no folder is used
 */
export function renderContent(problems: readonly Problem[] | undefined, token: string): string {
  const rows = (problems ?? []).map(({ file, line, message }) => [
    file,
    line > 0 ? String(line) : '',
    message,
  ]);
  const empty = problems ? 'Ошибок нет.' : 'Папка содержания не настроена.';
  return renderPage({
    title: 'Содержание',
    section: '/operator/content',
    token,
    body: renderTable(['Файл', 'Строка', 'Что не так'], rows, empty),
  });
}
