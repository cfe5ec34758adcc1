/** «8 423 200-00-00» → `tel:+74232000000`: a Russian number in international form. */
export const formatTelHref = (tel: string): string => `tel:${tel.replace(/[^\d+]/g, '').replace(/^8/, '+7')}`;

/** Selects the links that dial a number. */
export const PHONE_LINKS = 'a[href^="tel:"]';

/** The link that dials a number, with the number as its text. */
export const createPhoneLink = (tel: string) => ({ href: formatTelHref(tel), label: tel });
