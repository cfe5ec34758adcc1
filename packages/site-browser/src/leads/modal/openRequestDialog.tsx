import { RequestDialog } from '@vvoz/ui/leads/RequestDialog/RequestDialog.tsx';
import { createPageRoot } from '../../page/createPageRoot.ts';
import { loadPublicOptions } from '../../services/loadPublicOptions.ts';
import { createLeadOptions } from '../leadOptions.ts';
import { RequestForm, type RequestFormProps } from '../RequestForm.tsx';
import { listTaskSteps } from '../leadSteps.ts';
import type { PageRequest } from './readPageRequest.ts';

const ASK_LOT = { caption: 'Вопрос или пожелание', placeholder: 'Предел ставки, город, что проверить' };

/** Opens the form over the page. Rejects when the operator's options do not load or have no consent text. */
async function open(
  title: string,
  form: Partial<Pick<RequestFormProps, 'subject' | 'ask' | 'values'>>,
): Promise<void> {
  const leadOptions = createLeadOptions(await loadPublicOptions());
  if (!leadOptions) throw new Error('The options have no consent text');
  const root = createPageRoot((element) => document.body.append(element));
  root.render(
    <RequestDialog title={title} onClose={root.remove}>
      <RequestForm leadOptions={leadOptions} kind="modal" next={listTaskSteps(leadOptions.hours)} {...form} />
    </RequestDialog>,
  );
}

/**
 * Opens the request form over the page. Rejects like `open`.
 * @param own what the form of a lot's page is about, with its heading
 */
export const openRequestDialog = (own?: PageRequest): Promise<void> =>
  own ? open(own.title, { subject: own.subject, ask: ASK_LOT }) : open('Оставить заявку', {});

/**
 * Opens the request form with several lots in its message. Rejects like `open`.
 * @param lines a line for each lot, with its address
 */
export const openLotsRequest = (lines: readonly string[]): Promise<void> =>
  open('Заявка на эти лоты', { values: { message: lines.join('\n') } });
