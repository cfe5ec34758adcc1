import { formatConsent, parseConsent, type ConsentChoice } from './consentRecord.ts';

/** Key of local storage. Unlike a cookie it never leaves the device. */
const KEY = 'vvoz.consent';
const EVENT = 'vvoz:consent';

/** True when the browser signals that its visitor refuses tracking. */
function isTrackingRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

function readStored(): ConsentChoice | undefined {
  try {
    return parseConsent(localStorage.getItem(KEY) ?? '', new Date());
  } catch {
    // Storage is forbidden: the visitor is asked on each page.
    return undefined;
  }
}

/**
 * Reads the visitor's choice: the stored one, else `necessary` if the browser refuses tracking for them (Global Privacy
 * Control, Do Not Track); undefined before a choice.
 */
export const readConsent = (): ConsentChoice | undefined =>
  readStored() ?? (isTrackingRefused() ? 'necessary' : undefined);

/** Stores a choice for a year, or for this document where storage is forbidden. */
export function saveConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, formatConsent(choice, new Date()));
  } catch {
    // The event still announces the choice in this document.
  }
  window.dispatchEvent(new CustomEvent<ConsentChoice>(EVENT, { detail: choice }));
}

/** Calls the listener with every later choice, here and in other tabs. */
export function onConsent(listener: (choice: ConsentChoice) => void): void {
  window.addEventListener(EVENT, (event) => listener((event as CustomEvent<ConsentChoice>).detail));
  window.addEventListener('storage', ({ key, newValue }) => {
    const choice = key === KEY ? parseConsent(newValue ?? '', new Date()) : undefined;
    if (choice) listener(choice);
  });
}
