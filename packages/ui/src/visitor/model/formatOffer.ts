const list = new Intl.ListFormat('ru', { type: 'conjunction' });

/** Says what a consent switches on: «Если разрешите, включим счётчики посещений (Roistat, VK) и запомним, …». */
export function formatOffer(counters: readonly string[], chat?: string): string {
  const counterWord = counters.length === 1 ? 'счётчик посещений' : 'счётчики посещений';
  const parts = [
    ...(counters.length > 0 ? [`${counterWord} (${counters.join(', ')})`] : []),
    ...(chat === undefined ? [] : [`чат поддержки (${chat})`]),
  ];
  return `Если разрешите, включим ${list.format(parts)}, а ещё запомним, по какой рекламе вы пришли.`;
}
