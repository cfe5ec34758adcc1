import { createWorkerRoute } from '@vvoz/storefront/routes/workerRoute.ts';

export const dynamic = 'force-dynamic';

export const GET = createWorkerRoute();
