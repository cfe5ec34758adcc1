import { formatNumber } from '@vvoz/catalogue/words/format';
import { hasDrifted, readDrifts, type EstimateDrift } from '../../estimate/estimateNotes.ts';
import type { Alarm, Target } from '../../leads/targets/Target.ts';
import { readNote, writeNote } from '../../state/notes.ts';
import type { StateDb } from '../../state/schema.ts';
import { assessFeeds, type FeedHealth } from './feedHealth.ts';
import { findRuns } from './feedRuns.ts';

/** How long a target may take to accept an alarm, ms. */
const SEND_MS = 20_000;
/** Prefix of the note with the last reported problem of a source; the source's name follows. */
const NOTE_PREFIX = 'feed-alarm:';

const VLADIVOSTOK = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Asia/Vladivostok',
  dateStyle: 'short',
  timeStyle: 'short',
});

const formatLastSuccess = ({ lastSuccess }: FeedHealth): string =>
  lastSuccess === null
    ? 'Удачных загрузок ещё не было.'
    : `Последняя удачная — ${VLADIVOSTOK.format(new Date(lastSuccess))} (Владивосток).`;

/** Formats the alarm in Russian, the language of the leads that go to the same targets. */
function describeProblem(health: FeedHealth): { readonly subject: string; readonly text: string } {
  const { source, problem, failures, error, records, recordsBefore } = health;
  if (problem === 'failing')
    return {
      subject: `Источник ${source}: загрузка не удаётся`,
      text: `Подряд не удалось загрузок: ${failures}. ${formatLastSuccess(health)}\nОшибка: ${error}\nНа сайте остаются прежние лоты. Подробности: npm run ingest -- status`,
    };
  if (problem === 'shrunk')
    return {
      subject: `Источник ${source}: лотов стало намного меньше`,
      text: `Было ${formatNumber(recordsBefore ?? 0)}, стало ${formatNumber(records ?? 0)}. Проверьте у поставщика, всё ли он отдаёт. Подробности: npm run ingest -- report ${source}`,
    };
  return {
    subject: `Источник ${source}: снова в порядке`,
    text: `Загрузка удалась, записей: ${formatNumber(records ?? 0)}.`,
  };
}

/** An alarm before its time is known; its problem is '' when all is well again. */
type State = Omit<Alarm, 'at'>;

const toFeedAlarm = (health: FeedHealth): State => ({
  ...describeProblem(health),
  source: health.source,
  problem: health.problem ?? '',
});

const formatPercent = (share: number): string => `${formatNumber(Math.round(100 * share))} %`;

/** The alarm about the estimates of a catalogue type. */
function toDriftAlarm(drift: EstimateDrift): State {
  const { type, week, error, usualError, coverage } = drift;
  const source = `estimate/${type}`;
  if (!hasDrifted(drift))
    return {
      source,
      problem: '',
      subject: `Оценки цен ${type}: снова в порядке`,
      text: `За неделю по ${week} ошибка ${formatPercent(error)}.`,
    };
  return {
    source,
    problem: 'drift',
    subject: `Оценки цен ${type} разошлись с торгами`,
    text: `За неделю по ${week} ошибка ${formatPercent(error)}, обычно ${formatPercent(usualError)}; в пределы попало ${formatPercent(coverage)} цен, обычно 80 %.\nЕсли цены не скакнули, проверьте источник. Выключить оценки: npm run operator -- estimate off ${type}`,
  };
}

/**
 * Sends an alarm to every lead target that accepts alarms.
 * @returns whether at least one took it, and one line per target that did not, for the log
 */
export async function sendAlarm(
  targets: readonly Target[],
  message: Alarm,
): Promise<{ readonly isSent: boolean; readonly faults: readonly string[] }> {
  const channels = targets.flatMap(({ name, alarm }) => (alarm ? [{ name, alarm }] : []));
  const results = await Promise.allSettled(
    channels.map(({ alarm }) => alarm(message, AbortSignal.timeout(SEND_MS))),
  );
  return {
    isSent: results.some(({ status }) => status === 'fulfilled'),
    faults: results.flatMap((result, index) =>
      result.status === 'rejected'
        ? [`alarm for ${message.source} not delivered to ${channels[index]?.name}: ${result.reason}`]
        : [],
    ),
  };
}

/**
 * Sends an alarm for each source that began to fail, shrank, or recovered since its last alarm, and for estimates that
 * drifted. Each alarm goes to every lead target that accepts alarms. If no target accepts it, the next call sends it
 * again.
 * @returns one line per undelivered alarm, for the log
 */
export async function sendAlarms(
  db: StateDb,
  targets: readonly Target[],
  now = new Date(),
): Promise<readonly string[]> {
  const faults: string[] = [];
  if (!targets.some(({ alarm }) => alarm)) return faults;
  const states = [
    ...assessFeeds(await findRuns(db), now).map(toFeedAlarm),
    ...(await readDrifts(db)).map(toDriftAlarm),
  ];
  for (const state of states) {
    const reported = (await readNote(db, NOTE_PREFIX + state.source)) ?? '';
    if (state.problem === reported) continue;
    const sent = await sendAlarm(targets, { ...state, at: now.toISOString() });
    if (sent.isSent) await writeNote(db, NOTE_PREFIX + state.source, state.problem);
    faults.push(...sent.faults);
  }
  return faults;
}
