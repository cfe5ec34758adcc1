/** The site's own call that takes reports. */
export const VITALS_PATH = '/api/vitals';
