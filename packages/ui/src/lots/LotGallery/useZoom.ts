import { useState } from 'react';
import { leaveCover, pushCover } from '../../primitives/browser/coverEntry.ts';
import type { LotZoom } from './LotZoom.client.tsx';

interface Zoom {
  readonly View: typeof LotZoom;
  readonly index: number;
}

/**
 * The picture over the whole screen, fetched with the first one that is enlarged; where its script does not come, the
 * browser goes to the picture itself.
 *
 * @param show turns the gallery to the frame that was looked at last
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
