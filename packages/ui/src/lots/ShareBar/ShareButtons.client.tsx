'use client';

import { useEffect, useRef, useState } from 'react';
import { linkField } from '../../css/linkField.css.ts';
import { visuallyHidden } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './ShareBar.css.ts';

/** How long «скопирована» is shown, ms. */
const CONFIRMATION_MS = 4000;

const COPIED = 'Ссылка скопирована';

type State = 'ready' | 'copied' | 'refused';

/**
 * Buttons «Поделиться» and «Печать». When neither the browser's share sheet nor copying works, shows the address in a
 * field and selects it.
 */
export function ShareButtons({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('ready');

  /** The browser's own sheet where there is one; else the address is copied. */
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setState('copied');
      setTimeout(() => setState((now) => (now === 'copied' ? 'ready' : now)), CONFIRMATION_MS);
    } catch (error) {
      // The visitor has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // Neither sheet nor clipboard work without https or permission.
      setState('refused');
    }
  };
  // The field can take the focus only after it is rendered.
  useEffect(() => {
    if (state === 'refused') field.current?.focus();
  }, [state]);

  return (
    <>
      <span className={css.scripted}>
        <Button tone="quiet" size="l" onClick={() => void share()}>
          <Icon name={state === 'copied' ? 'check' : 'share'} />
          {state === 'copied' ? COPIED : 'Поделиться'}
        </Button>
        {/* Outside the button, because screen readers would include it in the button's name. */}
        <output className={visuallyHidden}>{state === 'copied' ? COPIED : ''}</output>
        <Button tone="quiet" size="l" onClick={() => window.print()}>
          <Icon name="print" />
          Печать
        </Button>
      </span>
      <label className={cx(css.address, state === 'refused' && css.shown)}>
        <span className={css.caption}>Ссылка на этот лот</span>
        <input
          ref={field}
          className={linkField}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
    </>
  );
}
