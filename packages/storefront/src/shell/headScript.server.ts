import { schemeScript } from '@vvoz/ui/navigation/SchemeSwitch/schemeScript.ts';
import {
  chunkGuardScript,
  quickTapScript,
  skippedTransitionScript,
} from '@vvoz/site-browser/route/headScripts.ts';

export const HEAD_SCRIPT = [schemeScript, chunkGuardScript, skippedTransitionScript, quickTapScript].join(
  ';',
);
