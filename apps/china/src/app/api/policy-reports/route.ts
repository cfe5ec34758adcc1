import { createPolicyReportRoute } from '@vvoz/storefront/routes/policyReportRoute.ts';

export const POST = createPolicyReportRoute();
