import { visuallyHidden } from '../../css/base.css.ts';
import { useScripted } from '../../primitives/browser/useScripted.ts';

/**
 * The first submit button of the form, which a browser presses on Enter: without it, Enter in a field would press the
 * button of a list. With JavaScript the lists have no submit buttons, so this one is left out. It is hidden by size,
 * because Safari does not press a button that is not rendered.
 */
export function EnterButton() {
  return useScripted() ? null : (
    <button type="submit" className={visuallyHidden} tabIndex={-1} aria-hidden="true" />
  );
}
