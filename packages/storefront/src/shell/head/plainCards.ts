/// <reference types="next/image-types/global" />
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import china from './plain/china.jpg';
import main from './plain/main.jpg';
import spec from './plain/spec.jpg';

/**
 * The card of pages without one of their own, and of every page while no card can be drawn: files of the build, written by
 * `scripts/renderPlainCards.ts` of packages/drawings.
 */
export const PLAIN_CARDS: Readonly<Record<Host, { readonly src: string }>> = { main, china, spec };
