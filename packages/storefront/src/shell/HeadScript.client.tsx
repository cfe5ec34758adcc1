'use client';
import { HEAD_SCRIPT } from '#headScript';

/**
 * The script that the document runs before it shows anything. On the server it has its text; in the browser it has run
 * already, so its text is in neither the flight data nor the scripts. Hydration leaves it alone.
 */
export const HeadScript = ({ nonce }: { nonce: string | undefined }) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} suppressHydrationWarning />
);
