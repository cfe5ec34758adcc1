/** The link in the footer. `marks`: no service is switched on, and only marks of advertising need a consent. */
export const CONSENT_LINK = 'a[data-consent]';
