import * as css from './VideoPlayer.css.ts';

export interface VideoPosterProps {
  /** Caption in the corner: «Таможня и платежи». */
  caption: string;
  /** `08:14`. */
  duration?: string | undefined;
}

/** A drawn poster of a video: ruled paper with a play symbol. Loads nothing. */
export function VideoPoster({ caption, duration }: VideoPosterProps) {
  return (
    <span className={css.poster}>
      <span className={css.caption}>{caption}</span>
      <svg className={css.play} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <path d="M26 20.500v23l18-11.500Z" />
      </svg>
      {duration === undefined ? null : <span className={css.duration}>{duration}</span>}
    </span>
  );
}
