import { formatConsent, parseConsent, type ConsentChoice } from './consentRecord.ts';

/** Key of local storage. Unlike a cookie it never leaves the device. */
const KEY = 'vvoz.consent';
const EVENT = 'vvoz:consent';

/** True when the browser says for its visitor that they are not to be tracked. */
function isTrackingRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

function readStored(): ConsentChoice | undefined {
  try {
    return parseConsent(localStorage.getItem(KEY) ?? '', new Date());
  } catch {
    return undefined;
  }
}

/**
 * The visitor's choice: their own, else «no» if the browser refuses tracking for them (Global Privacy Control, Do Not
 * Track); undefined before a choice.
 */
export const readConsent = (): ConsentChoice | undefined =>
  readStored() ?? (isTrackingRefused() ? 'necessary' : undefined);

/** Keeps a choice for a year. Where storage is forbidden it holds for this document. */
export function saveConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, formatConsent(choice, new Date()));
  } catch {
    // The event still tells this document.
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
