import { FINDER_ACTION, NAMES_PARAMETER, type FinderAnswer, type FinderUpdate } from './finderAnswer.ts';

/** What changes on screen. */
export type FinderChange = Partial<FinderAnswer> & { readonly busy: boolean };

/** A typed number is asked about after this pause, ms. */
const TYPING_PAUSE_MS = 300;
/** Fields whose change brings other names to choose from. */
const NAMING = new Set(['catalog', 'brand']);

/** The filled fields of a form, by name. */
export type FinderFields = ReadonlyMap<string, string>;

/** Reads the filled fields of a form. */
export const readFields = (form: HTMLFormElement): FinderFields =>
  new Map(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    ),
  );

/**
 * Creates the finder's requests: each change asks for the number of lots, and cancels the request before it. `show` is
 * called when a request begins and when it ends, so that a count is never older than the fields.
 */
export function createFinder(show: (change: FinderChange) => void) {
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wantsNames = false;

  async function ask(fields: FinderFields, own: AbortController): Promise<void> {
    const search = new URLSearchParams([...fields]);
    if (wantsNames) {
      // The model belongs to the catalogue or brand before.
      search.delete('model');
      search.set(NAMES_PARAMETER, '1');
    }
    try {
      const answer = await fetch(`${FINDER_ACTION}?${search.toString()}`, {
        signal: own.signal,
        headers: { accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(`The finder answered ${answer.status}`);
      const update = (await answer.json()) as FinderUpdate;
      if (own.signal.aborted) return;
      if (wantsNames) show({ models: undefined, ...update, busy: false });
      else show({ ...update, busy: false });
      wantsNames = false;
    } catch {
      // The finder says that it has no count; its form works without one.
      if (!own.signal.aborted) show({ count: undefined, busy: false });
    }
  }

  /** Tells that a field has a new value. */
  function change(fields: FinderFields, field: string): void {
    running?.abort();
    clearTimeout(timer);
    const own = (running = new AbortController());
    if (NAMING.has(field)) wantsNames = true;
    show({ ...(wantsNames ? { models: undefined } : {}), busy: true });
    if (field === 'cost_ru_max') timer = setTimeout(() => void ask(fields, own), TYPING_PAUSE_MS);
    else void ask(fields, own);
  }

  return { change };
}
