import { formatPictureUrl } from '@vvoz/catalogue/lots/pictureUrl';
import { FRAME_WIDTHS, FULL_WIDTHS, makePictureSources, THUMB_WIDTH } from '../model/pictureSources.ts';

/** A picture of the gallery as sent to the browser, which derives the addresses of its sizes. */
export interface FrameSource {
  /** Without a size. */
  readonly address: string;
  readonly alt: string;
  /** «Аукционный лист», «Снимок 2». */
  readonly label: string;
}

/** A picture of the gallery with its addresses and texts. */
export interface Frame extends Omit<FrameSource, 'address'> {
  readonly src: string;
  readonly srcSet: string;
  readonly thumb: string;
  /** The picture in its largest size, and its sizes for the full-screen view. */
  readonly full: string;
  readonly fullSet: string;
}

/** Makes a frame: derives the addresses of all sizes. */
export const makeFrame = ({ address, ...texts }: FrameSource): Frame => ({
  ...makePictureSources(address, FRAME_WIDTHS),
  thumb: formatPictureUrl(address, THUMB_WIDTH),
  full: formatPictureUrl(address, FULL_WIDTHS[2]),
  fullSet: makePictureSources(address, FULL_WIDTHS).srcSet,
  ...texts,
});
