import { isOutage } from './outage.ts';

/** The site's own endpoint that takes errors of scripts. */
const BUGS_PATH = '/api/bugs';
/** An error in a loop would be sent without end. */
const MAX_REPORTS = 5;

/** Sends errors of our own code to the site's log; the console has them anyway. An outage is none. Call once per document. */
export function watchBugs(): void {
  let sent = 0;
  const send = (error: unknown) => {
    if (!(error instanceof Error) || isOutage(error) || ++sent > MAX_REPORTS) return;
    const { name, message, stack } = error;
    navigator.sendBeacon(
      BUGS_PATH,
      JSON.stringify({ name, message, stack, page: location.origin + location.pathname }),
    );
  };
  window.addEventListener('error', ({ error }) => send(error));
  window.addEventListener('unhandledrejection', ({ reason }) => send(reason));
}
