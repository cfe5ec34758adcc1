import { vitalsReportSchema } from '@vvoz/api/vitals/vitalsSchemas';
import type { Storefront } from '../data/createStorefront.ts';
import { readStorefrontEnv } from '../config/env.ts';
import { runInScope } from '@vvoz/site-server/log/requestScope';
import { parseJsonObject } from '@vvoz/site-browser/page/parseJsonObject.ts';
import { isOwnOrigin } from '@vvoz/site-server/security/isOwnOrigin';
import { readBody } from '../handlers/readBody.ts';
import { refuseText } from '../handlers/refuseText.ts';

/** Bytes. A report has about a hundred. */
const MAX_REPORT_BYTES = 1024;
const BACKEND_PATH = '/api/v2/vitals';

/**
 * `POST /api/vitals`: the speed of a page whose visitor has agreed, passed on with the name of the host and nothing else.
 * The backend limits the reports of a visitor.
 */
export const createVitalsRoute =
  ({ host, data }: { readonly data: Pick<Storefront['data'], 'passOn'> } & Pick<Storefront, 'host'>) =>
  (request: Request): Promise<Response> =>
    runInScope(request, async () => {
      if (!readStorefrontEnv().measuresVitals) return refuseText(404, 'This site measures nothing');
      if (!isOwnOrigin(request.headers)) return refuseText(403, 'Reports from other sites are not accepted');
      const text = await readBody(request, MAX_REPORT_BYTES);
      if (text === undefined)
        return refuseText(413, `A report must not have more than ${MAX_REPORT_BYTES} bytes`);
      const report = vitalsReportSchema.safeParse(parseJsonObject(text));
      if (!report.success) {
        const [issue] = report.error.issues;
        return refuseText(400, `${issue?.path.join('.') || 'The body'}: ${issue?.message}`);
      }
      return data.passOn(BACKEND_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...report.data, host }),
      });
    });
