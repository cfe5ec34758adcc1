import { startSchemeSwitch } from '@vvoz/ui/navigation/SchemeSwitch/startSchemeSwitch.ts';
import { startChat } from '../chat/startChat.tsx';
import { startRequestLinks } from '../leads/modal/startRequestLinks.ts';
import { startQueue } from '../leads/startQueue.ts';
import { startServices } from '../visitor/startServices.ts';
import { startLotTransition } from './lotTransition.ts';
import { startMenuLock } from './menuLock.ts';
import { startPrefetch } from './prefetch.ts';
import { startProgressBar } from './progressBar.ts';
import { registerWorker } from './registerWorker.ts';
import { onRouteChange, watchRoutes } from './routeChange.ts';
import { startShelf } from '../shelf/startShelf.ts';
import { SUBSCRIBERS } from './subscribers.ts';

/** Starts the behaviour that all pages share. Call once per document. */
export function startBehaviour(): void {
  startSchemeSwitch();
  startMenuLock();
  startRequestLinks();
  startProgressBar();
  startPrefetch();
  startLotTransition();
  startShelf();
  for (const subscriber of SUBSCRIBERS) onRouteChange(subscriber);
  startServices();
  watchRoutes();
  startQueue();
  startChat().catch(reportError);
  void registerWorker();
}
