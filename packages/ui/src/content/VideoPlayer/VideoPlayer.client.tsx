'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isPlainClick } from '../../primitives/browser/isPlainClick.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './VideoPlayer.css.ts';

export interface VideoPlayerProps {
  title: string;
  /** Address of the page with the video, for visitors without scripts. */
  page: string;
  /** Address of the player. */
  player: string;
  /** The poster. */
  children: ReactNode;
}

/** A poster that a click replaces with the player of another host. Nothing loads from that host before the click. */
export function VideoPlayer({ title, page, player, children }: VideoPlayerProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (open) frame.current?.focus();
  }, [open]);
  if (open)
    return (
      <iframe
        ref={frame}
        className={css.frame}
        src={player}
        title={title}
        // A player needs both. The frame is of another origin, so it cannot change this page to escape the sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the rule is about frames of the same origin
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <a
      className={css.cover}
      href={page}
      rel="noopener nofollow"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      <VisuallyHidden>Смотреть видео «{title}».</VisuallyHidden>
      {children}
    </a>
  );
}
