import type { ReactNode } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Info.css.ts';

export interface Term {
  /** The term as printed on the sheet: «RA», «FF», «4.5». */
  term: string;
  /** One sentence. */
  text: string;
}

export interface InfoProps {
  /**
   * Accessible name of the button: «Что значат оценки». It must be unique on the page, because the popover's id is
   * derived from it.
   */
  label: string;
  /** Terms with their explanations; use `children` for a plain sentence instead. */
  terms?: readonly Term[];
  children?: ReactNode;
  /** Size of the icon: 20 px beside a heading, 16 px beside small type. */
  size?: keyof typeof css.size;
}

/** Derives the id from the label, because static parts of a page cannot use hooks. */
const formatInfoId = (label: string): string =>
  `info-${label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

/**
 * Explains jargon: an ⓘ button that opens a native popover, without JavaScript. The popover is a block element; do
 * not put it into `<p>` or `<legend>`.
 */
export function Info({ label, terms, children, size = 'm' }: InfoProps) {
  const id = formatInfoId(label);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={cx(css.button, css.size[size], noPrint)}
      >
        <Icon name="info" size={size} />
      </button>
      <div id={id} popover="auto" className={css.popover}>
        {terms ? (
          <dl className={css.terms}>
            {terms.map(({ term, text }) => (
              <TermRow key={term} term={term} text={text} />
            ))}
          </dl>
        ) : null}
        {children}
      </div>
    </>
  );
}

function TermRow({ term, text }: Term) {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd>{text}</dd>
    </>
  );
}
