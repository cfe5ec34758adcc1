import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { Button } from '../../primitives/Button/Button.tsx';
import { LotToolsElement } from '../customElements.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LOT_TOOLS, type LotToolName } from './lotToolNames.ts';
import * as bar from './LotToolsBar.css.ts';
import * as css from './LotTools.css.ts';

/** The buttons «В избранное» and «Сравнить» with text labels, for a lot's page. The shelf stores `snapshot`. */
export function LotToolsBar({ snapshot }: { snapshot: LotSnapshot }) {
  return (
    <LotToolsElement className={bar.bar} data-snapshot={JSON.stringify(snapshot)}>
      {(Object.keys(LOT_TOOLS) as LotToolName[]).map((name) => (
        <span key={name} className={css.worded}>
          <Button tone="quiet" size="l" data-list={name} aria-pressed={false}>
            <Icon name={LOT_TOOLS[name].icon} />
            {LOT_TOOLS[name].label}
          </Button>
        </span>
      ))}
    </LotToolsElement>
  );
}
