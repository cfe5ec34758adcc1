import { formatNumber } from '@vvoz/catalogue/words/format';
import { hasDrifted, readDrifts, type EstimateDrift } from '../../estimate/estimateNotes.ts';
import type { Target } from '../../leads/targets/Target.ts';
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

interface Alarm {
  readonly source: string;
  /** '' when all is well again. */
  readonly problem: string;
  readonly subject: string;
  readonly text: string;
}

const toFeedAlarm = (health: FeedHealth): Alarm => ({
  ...describeProblem(health),
  source: health.source,
  problem: health.problem ?? '',
});

const formatPercent = (share: number): string => `${formatNumber(Math.round(100 * share))} %`;

/** The alarm about the estimates of a catalogue type. */
function toDriftAlarm(drift: EstimateDrift): Alarm {
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
 * Sends an alarm for each source that began to fail, shrank, or recovered since its last alarm, and for estimates that
 * drifted. Each alarm goes to
 * every lead target that accepts alarms. If no target accepts it, the next call sends it again.
 * @returns one line per undelivered alarm, for the log
 */
export async function sendAlarms(
  db: StateDb,
  targets: readonly Target[],
  now = new Date(),
): Promise<readonly string[]> {
  const faults: string[] = [];
  const channels = targets.flatMap(({ name, alarm }) => (alarm ? [{ name, alarm }] : []));
  if (channels.length === 0) return faults;
  const alarms = [
    ...assessFeeds(await findRuns(db), now).map(toFeedAlarm),
    ...(await readDrifts(db)).map(toDriftAlarm),
  ];
  for (const alarm of alarms) {
    const reported = (await readNote(db, NOTE_PREFIX + alarm.source)) ?? '';
    if (alarm.problem === reported) continue;
    const message = { ...alarm, at: now.toISOString() };
    const results = await Promise.allSettled(
      channels.map((channel) => channel.alarm(message, AbortSignal.timeout(SEND_MS))),
    );
    if (results.some(({ status }) => status === 'fulfilled'))
      await writeNote(db, NOTE_PREFIX + alarm.source, alarm.problem);
    for (const [index, result] of results.entries())
      if (result.status === 'rejected')
        faults.push(`alarm for ${alarm.source} not delivered to ${channels[index]?.name}: ${result.reason}`);
  }
  return faults;
}
