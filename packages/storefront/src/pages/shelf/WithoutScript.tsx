import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { Notice } from '@vvoz/ui/primitives/Notice/Notice.tsx';
import * as css from './ShelfPage.css.ts';

/** Replaces the content of the shelf's pages without JavaScript. @param catalogue address of the host's first list */
export function WithoutScript({ catalogue }: { catalogue: string }) {
  return (
    <div className={css.scriptless}>
      <Notice title="Нужен JavaScript" actions={<Button href={catalogue}>Открыть каталог</Button>}>
        <p>
          Избранное и сравнение хранятся в самом браузере, и показать их может только скрипт. Каталог, лоты и
          цены работают и без него.
        </p>
      </Notice>
    </div>
  );
}
