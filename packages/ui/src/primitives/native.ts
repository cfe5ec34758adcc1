import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * Props that a component passes to its native element. Excludes `className`, because a component's look is its own,
 * and `style`, which a content security policy without `unsafe-inline` would drop.
 */
export type Native<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'dangerouslySetInnerHTML' | Own
>;
