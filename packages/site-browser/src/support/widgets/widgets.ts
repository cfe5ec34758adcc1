import type { ServiceOfKind } from '../security/foreignServices.ts';
import type { WidgetRow } from './widget.ts';
import { bitrix24 } from './widgets/bitrix24.ts';
import { chatra } from './widgets/chatra.ts';
import { jivo } from './widgets/jivo.ts';

/** The support chats that the site can work with. Of those that are switched on, the first is used. */
export const WIDGETS: Readonly<Record<ServiceOfKind<'widget'>, WidgetRow>> = { jivo, bitrix24, chatra };
