import { createYearPools } from './pool.ts';
import type { AgeCurve, Pool, PoolModel } from './pool.ts';
import { makeProfile } from './profiles.ts';
import type { ProfileSource } from './profiles.ts';
import { BIKES, listMarketModels } from './reference/lookup.ts';
import type { ModelRef } from './reference/types.ts';

const toPoolModel = ({ popularity, bodies }: ModelRef): PoolModel => ({
  popularity,
  bodies: bodies.map((body) => ({ profile: makeProfile(body, body.market), popularity: body.popularity })),
});

/** Returns a function that calls `make` once, and returns its value each time. */
function once<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: make() }).value;
}

/** Returns the pool of a calendar year. */
type Pools = (asOf: number) => Pool;

const createMarketPools = (name: ModelRef['market'], curve: AgeCurve): (() => Pools) =>
  once(() => createYearPools(listMarketModels(name).map(toPoolModel), curve));

export const getJapanPools = createMarketPools('japan', { peak: 4, tail: 7 });
export const getKoreaPools = createMarketPools('korea', { peak: 3, tail: 3.5 });
export const getChinaPools = createMarketPools('china', { peak: 2, tail: 2.2 });
export const getEuropePools = createMarketPools('europe', { peak: 4, tail: 4 });

/** Returns the pools of imported cars in the Japanese market, whose steering wheel may be on the left. */
export const getLeftHandPools = once(() => {
  const imported = listMarketModels('japan')
    .map(toPoolModel)
    .map((model) => ({ ...model, bodies: model.bodies.filter(({ profile }) => profile.imported) }));
  return createYearPools(imported, { peak: 5, tail: 6 });
});

export const getBikePools = once(() => {
  const models = BIKES.map((bike) => {
    const gearboxes = bike.bodyType === 'scooter' ? ['AT'] : [bike.cc > 240 ? '6F' : '5F'];
    const source: ProfileSource = {
      ...bike,
      fuel: bike.cc === 0 ? 'electric' : 'petrol',
      gearboxes,
      drives: [],
      trims: [],
    };
    return {
      key: `${bike.brand}|${bike.model}`,
      // In the market of Japan a foreign vehicle would lose value faster. Foreign motorcycles do not.
      profile: makeProfile(source, 'europe'),
      popularity: bike.popularity,
    };
  });
  const byModel = Map.groupBy(models, ({ key }) => key);
  return createYearPools(
    [...byModel.values()].map((bodies) => ({
      popularity: Math.max(...bodies.map((body) => body.popularity)),
      bodies,
    })),
    { peak: 6, tail: 11 },
  );
});
