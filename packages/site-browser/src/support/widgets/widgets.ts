import type { ServiceOfKind } from '../../services/foreignServices.ts';
import type { WidgetRow } from './widget.ts';
import { bitrix24 } from './bitrix24.ts';
import { chatra } from './chatra.ts';
import { jivo } from './jivo.ts';

/** The support chats that the site can work with. Of those that are switched on, the first is used. */
export const WIDGETS: Readonly<Record<ServiceOfKind<'widget'>, WidgetRow>> = { jivo, bitrix24, chatra };
