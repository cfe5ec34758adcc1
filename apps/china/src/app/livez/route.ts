import { answerLive } from '@vvoz/storefront/routes/liveRoute.ts';

export const dynamic = 'force-dynamic';

export const GET = answerLive;
