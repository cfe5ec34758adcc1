/** The link in the footer that the server adds when a service of another company is switched on. */
export const CONSENT_LINK = 'a[data-consent]';
