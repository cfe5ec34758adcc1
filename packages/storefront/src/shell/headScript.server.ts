import { schemeScript } from '@vvoz/ui/navigation/SchemeSwitch/schemeScript.ts';
import { chunkGuardScript, quickTapScript, skippedTransitionScript } from '../behaviour/headScripts.ts';

export const HEAD_SCRIPT = [schemeScript, chunkGuardScript, skippedTransitionScript, quickTapScript].join(
  ';',
);
