/**
 * Props of an empty element that a script outside of React fills. With them React leaves the content alone, also when the
 * script ran before hydration. Without them React would report a mismatch and render the parent again.
 */
export const FILLED_BY_SCRIPT = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
