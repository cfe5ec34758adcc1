/** Calls of the captcha on the site's own host; the backend has the same paths. */
export const CHALLENGE_PATH = '/api/request/challenge';
export const SCORE_PATH = '/api/request/recaptcha';
