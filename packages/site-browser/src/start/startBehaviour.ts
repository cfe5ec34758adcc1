import { startSchemeSwitch } from '@vvoz/ui/navigation/SchemeSwitch/startSchemeSwitch.ts';
import { startChat } from '../chat/startChat.tsx';
import { hideBarAtForm } from '../leads/hideBarAtForm.ts';
import { startRequestLinks } from '../leads/modal/startRequestLinks.ts';
import { startQueue } from '../leads/startQueue.ts';
import { startServices } from './startServices.ts';
import { watchRestoredPage } from '../route/restoredPage.ts';
import { startLotTransition } from '../route/lotTransition.ts';
import { startMenuLock } from '../route/menuLock.ts';
import { startPrefetch } from '../route/prefetch.ts';
import { startProgressBar } from '../route/progressBar.ts';
import { registerWorker } from '../route/registerWorker.ts';
import { onRouteChange, watchRoutes } from '../route/routeChange.ts';
import { startShelf } from '../shelf/startShelf.ts';
import { startInTurn } from '../page/startInTurn.ts';
import { SUBSCRIBERS } from './subscribers.ts';
import { startAtOnce } from '../page/startAtOnce.ts';
import { retryPictures } from '../page/retryPictures.ts';
import { watchBugs } from '../page/watchBugs.ts';
import { waitUntilShown } from '../page/waitUntilShown.ts';

const startSubscribers = () => {
  for (const subscriber of SUBSCRIBERS) onRouteChange(subscriber);
};

/** Started in this order: errors of the others first, then what a tap needs, and `watchRoutes` comes after all subscribers of route changes. */
const STARTS: readonly (() => unknown)[] = [
  watchBugs,
  retryPictures,
  startPrefetch,
  startMenuLock,
  startRequestLinks,
  hideBarAtForm,
  startAtOnce,
  startLotTransition,
  startProgressBar,
  startSchemeSwitch,
  () => startShelf(),
  startSubscribers,
  startServices,
  watchRoutes,
  watchRestoredPage,
  startQueue,
  () => void startChat().catch(reportError),
  registerWorker,
];

/** Starts the behaviour that all pages share, when the page is shown. Call once per document. */
export async function startBehaviour(): Promise<void> {
  await waitUntilShown();
  await startInTurn(STARTS);
}
