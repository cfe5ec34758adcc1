import { createHash, timingSafeEqual } from 'node:crypto';
import { PLACEHOLDER_HEADER } from '@vvoz/api/headers/gatewayHeaders';

/** Hashes a text, because `timingSafeEqual` needs values of equal length. */
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * True when a request comes from this deployment's gateway: its header contains the secret. Compares in constant time.
 * @param sent the value of PLACEHOLDER_HEADER
 */
export const isGatewaySecret = (sent: string | null | undefined, secret: string | undefined): boolean =>
  typeof sent === 'string' && secret !== undefined && timingSafeEqual(hash(sent), hash(secret));

/** Removes the header of a request that does not come from the gateway. Returns whether it does. */
export function checkGateway(
  headers: Record<string, string | readonly string[] | undefined>,
  secret: string | undefined,
): boolean {
  const sent = headers[PLACEHOLDER_HEADER];
  if (sent === undefined) return false;
  const isGateway = typeof sent === 'string' && isGatewaySecret(sent, secret);
  if (!isGateway) delete headers[PLACEHOLDER_HEADER];
  return isGateway;
}
