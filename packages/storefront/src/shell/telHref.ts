/** «8 423 200-00-00» → `tel:+74232000000`: a Russian number in international form. */
export const formatTelHref = (tel: string): string => `tel:${tel.replace(/[^\d+]/g, '').replace(/^8/, '+7')}`;
