import { createHash } from 'node:crypto';
import { drawAuctionSheet } from '@vvoz/drawings/drawAuctionSheet';
import { BODY_TYPES, drawVehicle, listViews } from '@vvoz/drawings/drawVehicle';

let version: string | undefined;

/**
 * Hashes one drawing of every body type and view. A change of the drawings changes the
 * hash, and so the keys of the cache. The first call makes dozens of drawings; later calls return the same hash.
 */
export function hashGenerator(): string {
  if (version) return version;
  const hash = createHash('sha256');
  for (const bodyType of BODY_TYPES) {
    hash.update(drawAuctionSheet({ lotNumber: '1', bodyType, seed: 1, grade: '4', notes: ['A'] }));
    for (const view of listViews(bodyType)) {
      hash.update(drawVehicle({ bodyType, view, color: 'RED', seed: 1, caption: 'A', ground: 'paper' }));
      hash.update(drawVehicle({ bodyType, view, color: 'BLACK', seed: 2, dims: false, ground: 'dark' }));
    }
  }
  version = hash.digest('hex').slice(0, 16);
  return version;
}
