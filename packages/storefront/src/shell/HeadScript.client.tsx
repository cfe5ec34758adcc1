'use client';
import { HEAD_SCRIPT } from '#headScript';

/**
 * The script that the document runs before it shows anything. The server writes its text. In the browser it has already run, so
 * its text is in neither the flight data nor the scripts, and hydration leaves it alone.
 */
export const HeadScript = () => (
  <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} suppressHydrationWarning />
);
