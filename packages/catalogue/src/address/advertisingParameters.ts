/**
 * Parameters that advertising adds to an address and that do not change a page. Yandex treats addresses that differ
 * only in them as one (robots.txt), and so does the gateway's page cache (deploy/gateway/advertising.conf).
 */
export const ADVERTISING_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'ymclid',
  'ysclid',
  'gclid',
  'fbclid',
  'rb_clickid',
  'vk_ref',
  '_openstat',
] as const;
