import { createCalcClient } from '@vvoz/api/calc/client';
import { createContentClient } from '@vvoz/api/content/client';
import { createV1Client } from '@vvoz/api/v1/client';
import { createV2Client } from '@vvoz/api/v2/client';
import { env } from '../env.ts';

/** The clients of this deployment; made at the first call, so that a build needs no environment. */
function create() {
  const baseUrl = env().apiUrl;
  return {
    v1: createV1Client({ baseUrl }),
    v2: createV2Client({ baseUrl }),
    content: createContentClient({ baseUrl }),
    calc: createCalcClient({ baseUrl }),
  };
}

let clients: ReturnType<typeof create> | undefined;

export const backend = (): ReturnType<typeof create> => (clients ??= create());
