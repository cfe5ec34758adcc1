/** How long the pointer rests on a link before its document is prefetched, ms (specification, section 9). */
export const FETCH_MIN_DELAY_MS = 200;
/** The longest wait for an idle moment, ms (specification, section 9). */
export const MAX_IDLE_WAIT_MS = 2000;
/** How long a load lasts before the progress bar appears, ms (specification, section 4). */
export const PROGRESS_THROTTLE_MS = 200;
/** How long the progress bar runs, ms (specification, section 4). */
export const PROGRESS_DURATION_MS = 5000;
/** Shortest time between two reloads after a failed script, ms (specification, section 9). */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** Lifetime of the cookie that counts views, s (specification, section 9). */
export const VIEW_COOKIE_SECONDS = 86_400;
