import { RequestDialog } from '@vvoz/ui/leads/RequestDialog/RequestDialog.tsx';
import { createPageRoot } from '../../page/createPageRoot.ts';
import { loadPublicOptions } from '../../services/loadPublicOptions.ts';
import { createLeadOptions } from '../leadOptions.ts';
import { RequestForm, type LeadSubject } from '../RequestForm.tsx';
import { listTaskSteps } from '../leadSteps.ts';

const ASK_LOT = { caption: 'Вопрос или пожелание', placeholder: 'Предел ставки, город, что проверить' };

/**
 * Opens the request form over the page. Rejects when the operator's options do not load or have no consent text.
 * @param subject the lot that the request is about
 */
export async function openRequestDialog(subject?: LeadSubject): Promise<void> {
  const leadOptions = createLeadOptions(await loadPublicOptions());
  if (!leadOptions) throw new Error('The options have no consent text');
  const root = createPageRoot((element) => document.body.append(element));
  root.render(
    <RequestDialog title={subject ? 'Заявка на этот лот' : 'Оставить заявку'} onClose={root.remove}>
      <RequestForm
        leadOptions={leadOptions}
        kind="modal"
        next={listTaskSteps(leadOptions.hours)}
        {...(subject ? { subject, ask: ASK_LOT } : {})}
      />
    </RequestDialog>,
  );
}
