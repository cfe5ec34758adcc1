import { atomOnDevice } from '../../state/atomOnDevice.ts';
import { schemeKey, readScheme, type Scheme } from './schemeScript.ts';

function applyScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

/** The colour scheme chosen on this device. `schemeScript` reads the same key before the first paint. */
export const schemeAtom = atomOnDevice<Scheme>({
  key: schemeKey,
  initial: 'system',
  parse: readScheme,
  format: (scheme) => (scheme === 'system' ? null : scheme),
  apply: applyScheme,
});
