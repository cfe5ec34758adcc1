import { RequestDialog } from '@vvoz/ui/leads/RequestDialog/RequestDialog.tsx';
import { createPageRoot } from '../../page/createPageRoot.ts';
import { loadPublicOptions } from '../../services/loadPublicOptions.ts';
import { createLeadOptions } from '../leadOptions.ts';
import { RequestForm } from '../RequestForm.tsx';
import { listTaskSteps } from '../leadSteps.ts';

/** Opens the request form over the page. Rejects when the operator's options do not load or have no consent text. */
export async function openRequestDialog(): Promise<void> {
  const leadOptions = createLeadOptions(await loadPublicOptions());
  if (!leadOptions) throw new Error('The options have no consent text');
  const root = createPageRoot((element) => document.body.append(element));
  root.render(
    <RequestDialog title="Оставить заявку" onClose={root.remove}>
      <RequestForm leadOptions={leadOptions} kind="modal" next={listTaskSteps(leadOptions.hours)} />
    </RequestDialog>,
  );
}
