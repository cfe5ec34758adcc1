import type { ComponentProps } from 'react';
import { findPart } from './partsOfRequest.ts';

/** Returns the properties of a part's place: its content, which the server renders. */
export const readPart = (part: string): ComponentProps<'div'> => ({ children: findPart(part) });
