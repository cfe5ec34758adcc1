import { atomOnDevice } from '../../state/atomOnDevice.ts';
import { schemeKey, toScheme, type Scheme } from './schemeScript.ts';

function paint(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

/** The colour scheme chosen on this device. `schemeScript` reads the same key before the first paint. */
export const schemeAtom = atomOnDevice<Scheme>({
  key: schemeKey,
  initial: 'system',
  parse: toScheme,
  format: (scheme) => (scheme === 'system' ? null : scheme),
  apply: paint,
});
