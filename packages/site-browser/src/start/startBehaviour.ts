import { startSchemeSwitch } from '@vvoz/ui/navigation/SchemeSwitch/startSchemeSwitch.ts';
import { startChat } from '../chat/startChat.tsx';
import { startRequestLinks } from '../leads/modal/startRequestLinks.ts';
import { startQueue } from '../leads/startQueue.ts';
import { startServices } from '../visitor/startServices.ts';
import { watchKeptPage } from './keptPage.ts';
import { startLotTransition } from './lotTransition.ts';
import { startMenuLock } from './menuLock.ts';
import { startPrefetch } from './prefetch.ts';
import { startProgressBar } from './progressBar.ts';
import { registerWorker } from './registerWorker.ts';
import { onRouteChange, watchRoutes } from './routeChange.ts';
import { startShelf } from '../shelf/startShelf.ts';
import { startInTurn } from './startInTurn.ts';
import { SUBSCRIBERS } from './subscribers.ts';
import { waitUntilShown } from './waitUntilShown.ts';

const startSubscribers = () => {
  for (const subscriber of SUBSCRIBERS) onRouteChange(subscriber);
};

/** Started in this order: what a tap needs comes first, and `watchRoutes` comes after all subscribers of route changes. */
const STARTS: readonly (() => unknown)[] = [
  startPrefetch,
  startMenuLock,
  startRequestLinks,
  startLotTransition,
  startProgressBar,
  startSchemeSwitch,
  () => startShelf(),
  startSubscribers,
  startServices,
  watchRoutes,
  watchKeptPage,
  startQueue,
  () => void startChat().catch(reportError),
  registerWorker,
];

/** Starts the behaviour that all pages share, when the page is shown. Call once per document. */
export async function startBehaviour(): Promise<void> {
  await waitUntilShown();
  await startInTurn(STARTS);
}
