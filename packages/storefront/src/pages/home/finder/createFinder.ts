import { fetchJson } from '@vvoz/site-browser/page/fetchJson.ts';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import { FINDER_ACTION, NAMES_PARAMETER, type FinderResponse, type FinderUpdate } from './finderResponse.ts';

/** New values for the screen. */
export type FinderChange = Partial<FinderResponse> & { readonly busy: boolean };

/** Pause between typing and the request, ms. */
const TYPING_PAUSE_MS = 300;
/** Fields that determine the brands and models to choose from. */
const NAME_FIELDS = new Set(['catalog', 'brand']);

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
 * Creates the finder's requests. Each change requests the number of lots and cancels the previous request. `show` is called
 * when a request begins and when it ends, so that the screen never shows an outdated count as current.
 */
export function createFinder(show: (change: FinderChange) => void) {
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wantsNames = false;

  async function send(fields: FinderFields, controller: AbortController): Promise<void> {
    const search = new URLSearchParams([...fields]);
    if (wantsNames) {
      // The model belongs to the previous catalogue or brand.
      search.delete('model');
      search.set(NAMES_PARAMETER, '1');
    }
    try {
      const update = await fetchJson<FinderUpdate>(`${FINDER_ACTION}?${search.toString()}`, {
        signal: controller.signal,
        headers: { accept: 'application/json' },
      });
      if (controller.signal.aborted) return;
      if (wantsNames) show({ models: undefined, ...update, busy: false });
      else show({ ...update, busy: false });
      wantsNames = false;
    } catch (error) {
      reportBug(error);
      // The finder shows that the count is unknown. Its form works without one.
      if (!controller.signal.aborted) show({ count: undefined, busy: false });
    }
  }

  /** Call when a field has a new value. */
  function change(fields: FinderFields, field: string): void {
    running?.abort();
    clearTimeout(timer);
    const controller = (running = new AbortController());
    if (NAME_FIELDS.has(field)) wantsNames = true;
    show({ ...(wantsNames ? { models: undefined } : {}), busy: true });
    if (field === 'cost_ru_max') timer = setTimeout(() => void send(fields, controller), TYPING_PAUSE_MS);
    else void send(fields, controller);
  }

  return { change };
}
