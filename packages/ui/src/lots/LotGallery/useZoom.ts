import { useState } from 'react';
import { leaveCover, pushCover } from '../../primitives/browser/coverEntry.ts';
import type { LotZoom } from './LotZoom.client.tsx';

interface Zoom {
  readonly View: typeof LotZoom;
  readonly index: number;
}

/**
 * The full-screen view. Its script is loaded when the first picture is enlarged; if it fails to load, the browser
 * follows the link to the picture.
 * @param show turns the gallery to the last visible frame
 */
export function useZoom(show: (index: number) => void) {
  const [zoom, setZoom] = useState<Zoom>();
  return {
    zoom,
    openZoom: (index: number, full: string | undefined): void =>
      void import('./LotZoom.client.tsx').then(
        ({ LotZoom: View }) => {
          pushCover();
          setZoom({ View, index });
        },
        () => {
          if (full !== undefined) window.location.assign(full);
        },
      ),
    closeZoom: (index: number): void => {
      setZoom(undefined);
      leaveCover();
      show(index);
    },
  };
}
