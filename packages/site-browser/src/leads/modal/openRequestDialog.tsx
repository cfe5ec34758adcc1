import { RequestDialog } from '@vvoz/ui/leads/RequestDialog/RequestDialog.tsx';
import { createPageRoot } from '../../page/createPageRoot.ts';
import { loadPublicOptions } from '../../services/loadPublicOptions.ts';
import { createLeadOptions } from '../leadOptions.ts';
import { RequestForm, type RequestFormProps } from '../RequestForm.tsx';
import { listTaskSteps } from '../leadSteps.ts';
import type { PageRequest } from './readPageRequest.ts';

const ASK_VISIT = { caption: 'Что посмотреть и когда', placeholder: 'Модель, день, время' };
const ASK_LOTS = { caption: 'Вопрос или пожелание', placeholder: 'Предел ставки, город, что проверить' };

/** Opens the form over the page. Rejects when the operator's options do not load or have no consent text. */
async function open(
  title: string,
  form: Partial<Pick<RequestFormProps, 'subject' | 'ask' | 'next' | 'values'>>,
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
 * @param wish what the pressed link asks for, «Запись на осмотр»: the heading, and the beginning of the message
 */
export function openRequestDialog(own?: PageRequest, wish?: string): Promise<void> {
  if (own) {
    const { title, ...form } = own;
    return open(title, form);
  }
  return wish === undefined
    ? open('Оставить заявку', {})
    : open(wish, { values: { message: `${wish}: ` }, ask: ASK_VISIT });
}

/** A lot of a comparison, as the visitor reads it. */
export interface ComparedLot {
  /** «Toyota Prius · ZVW51 · 2022». */
  readonly title: string;
  /** «≈ 1,45 млн ₽». */
  readonly price?: string | undefined;
  readonly url: string;
}

const nameLot = ({ title, price }: ComparedLot): string => [title, price].filter(Boolean).join(', ');

/** Opens the request form for several lots, which it names. Rejects like `open`. */
export const openLotsRequest = (lots: readonly ComparedLot[]): Promise<void> =>
  open('Заявка на эти лоты', {
    ask: ASK_LOTS,
    subject: {
      about: lots.map(nameLot).join('; '),
      lot: { lots: lots.map((lot) => `${nameLot(lot)} ${lot.url}`) },
    },
  });
