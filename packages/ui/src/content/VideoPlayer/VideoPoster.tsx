import * as css from './VideoPlayer.css.ts';

export interface VideoPosterProps {
  /** Caption in the corner: «Таможня и платежи». */
  caption: string;
  /** `08:14`. */
  duration?: string | undefined;
  /** A picture of this site, which fills the poster; absent: ruled paper. */
  photo?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
}

/** The poster of a video with a play symbol. Loads nothing from the host of the video. */
export function VideoPoster({ caption, duration, photo }: VideoPosterProps) {
  return (
    <span className={css.poster}>
      {photo === undefined ? null : (
        <span className={css.picture}>
          <img
            className={css.photo}
            src={photo.src}
            width={photo.width}
            height={photo.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </span>
      )}
      <span className={css.caption}>{caption}</span>
      <svg className={css.play} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <path d="M26 20.500v23l18-11.500Z" />
      </svg>
      {duration === undefined ? null : <span className={css.duration}>{duration}</span>}
    </span>
  );
}
