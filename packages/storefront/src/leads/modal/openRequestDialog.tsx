import { createRoot } from 'react-dom/client';
import { RequestDialog } from '@vvoz/ui/leads/RequestDialog/RequestDialog.tsx';
import { loadPublicOptions } from '../../visitor/loadPublicOptions.ts';
import { createLeadDesk } from '../leadDesk.ts';
import { LeadPlace } from '../LeadPlace.tsx';
import { listTaskSteps } from '../leadSteps.ts';

/** Opens the request form over the page. Rejects when the operator's options, which have its consent text, do not load. */
export async function openRequestDialog(): Promise<void> {
  const desk = createLeadDesk(await loadPublicOptions());
  if (!desk) throw new Error('The options have no consent text');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const remove = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <RequestDialog title="Оставить заявку" onClose={remove}>
      <LeadPlace desk={desk} kind="modal" next={listTaskSteps(desk.hours)} />
    </RequestDialog>,
  );
}
