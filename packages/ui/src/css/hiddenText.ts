/** Hides a text from view, but not from screen readers. If the element needs no other style, use `visuallyHidden`. */
export const hiddenText = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
