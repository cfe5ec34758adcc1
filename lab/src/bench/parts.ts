import { benchApi } from './api.ts';
import type { BenchPart } from './benchPart.ts';
import { benchCost } from './cost.ts';
import { benchGateway } from './gateway/benchGateway.ts';
import type { PartName } from './goals.ts';
import { benchInteraction } from './interaction.ts';
import { benchLoad } from './load/benchLoad.ts';
import { benchPage } from './page/benchPage.ts';
import { benchUnique } from './unique/benchUnique.ts';

/** How each part is measured. */
export const PARTS: Readonly<Record<PartName, BenchPart>> = {
  load: benchLoad,
  unique: benchUnique,
  page: benchPage,
  interaction: benchInteraction,
  gateway: benchGateway,
  api: benchApi,
  cost: benchCost,
};
