import { healthy } from '@vvoz/storefront/health.ts';

export const dynamic = 'force-dynamic';

export const GET = (): Response => healthy('china');
