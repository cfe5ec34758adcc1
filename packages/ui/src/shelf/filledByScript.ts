/**
 * Properties of an empty element that a script outside of React fills. React leaves its content alone, also when it hydrates
 * the element after the script was there: otherwise it would take the content for a fault and render the parent anew.
 */
export const FILLED_BY_SCRIPT = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
