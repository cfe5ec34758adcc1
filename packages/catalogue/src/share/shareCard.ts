import type { Host } from '../hosts/hosts.ts';

/** The texts of a share card, the picture that messengers show for a link. Absent texts leave no gap. */
export interface ShareCardTexts {
  /** «Toyota Prius · ZVW51 · 2019». */
  readonly title: string;
  /** What the page is, at the upper edge: «Лот 5123 · USS Tokyo», «Статья». */
  readonly note?: string;
  /** Lines below the title: «1,8 л · 98 л.с. · CVT». */
  readonly facts?: readonly string[];
  /** The grade in the stamp: «4.5». */
  readonly grade?: string;
  readonly price?: {
    /** «под ключ, Владивосток». */
    readonly label: string;
    /** «1 448 982 ₽». */
    readonly amount: string;
  };
}

/** A share card, drawn in the design of its host. */
export interface ShareCard extends ShareCardTexts {
  readonly host: Host;
}

/** Size of a card's picture, px. Every messenger shows a picture of this size large. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
