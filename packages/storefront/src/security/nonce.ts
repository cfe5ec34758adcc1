import { randomBytes } from 'node:crypto';

/** The header that says which scripts and styles of a page a browser may use. */
export const POLICY_HEADER = 'content-security-policy';

const NONCE = /'nonce-([^']+)'/;

/** Creates a nonce: 16 random bytes, 24 characters. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/** Reads the nonce of a policy; undefined when it has none. */
export const readNonce = (policy: string): string | undefined => NONCE.exec(policy)?.[1];
