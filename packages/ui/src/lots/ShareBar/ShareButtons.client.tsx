'use client';

import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './ShareBar.css.ts';

/** How long «скопирована» stands there, ms. */
const SAID_FOR = 4000;

const COPIED = 'Ссылка скопирована';

type State = 'ready' | 'copied' | 'refused';

/** «Скопировать ссылку» and «Печать»; where copying is refused, the address in a field, selected. */
export function ShareButtons({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('ready');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
      setTimeout(() => setState((now) => (now === 'copied' ? 'ready' : now)), SAID_FOR);
    } catch {
      // No clipboard outside https, and none where it is forbidden.
      setState('refused');
    }
  };
  // Only once it is shown can it take the focus.
  useEffect(() => {
    if (state === 'refused') field.current?.focus();
  }, [state]);

  return (
    <>
      <span className={css.scripted}>
        <Button tone="quiet" size="l" onClick={copy}>
          <Icon name={state === 'copied' ? 'check' : 'share'} />
          {state === 'copied' ? COPIED : 'Скопировать ссылку'}
        </Button>
        {/* Apart from the button, whose inside screen readers take for its name. */}
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
          className={css.field}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
    </>
  );
}
