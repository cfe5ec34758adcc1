import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * What a component passes on to its native element. Looks stay inside: no `className`, and no `style`, which a
 * content security policy without `unsafe-inline` would drop.
 */
export type Native<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'dangerouslySetInnerHTML' | Own
>;
