const list = new Intl.ListFormat('ru', { type: 'conjunction' });

/** What a consent switches on. */
interface Offer {
  /** Names of counters. */
  readonly counters: readonly string[];
  /** Name of the support chat. */
  readonly chat?: string | undefined;
  readonly measuresSpeed?: boolean;
}

/** Says what a consent switches on: «Если разрешите, включим счётчики посещений (Roistat, VK) и запомним, …». */
export function formatOffer({ counters, chat, measuresSpeed = false }: Offer): string {
  const counterWord = counters.length === 1 ? 'счётчик посещений' : 'счётчики посещений';
  const parts = [
    ...(counters.length > 0 ? [`${counterWord} (${counters.join(', ')})`] : []),
    ...(measuresSpeed ? ['замер скорости страниц'] : []),
    ...(chat === undefined ? [] : [`чат поддержки (${chat})`]),
  ];
  if (parts.length === 0) return 'Если разрешите, запомним, по какой рекламе вы пришли.';
  return `Если разрешите, включим ${list.format(parts)}, а ещё запомним, по какой рекламе вы пришли.`;
}
