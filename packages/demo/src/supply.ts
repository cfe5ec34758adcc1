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

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

type Pools = (asOf: number) => Pool;

const createMarketSupply = (name: ModelRef['market'], curve: AgeCurve): (() => Pools) =>
  once(() => createYearPools(listMarketModels(name).map(toPoolModel), curve));

export const japanSupply = createMarketSupply('japan', { peak: 4, tail: 7 });
export const koreaSupply = createMarketSupply('korea', { peak: 3, tail: 3.5 });
export const chinaSupply = createMarketSupply('china', { peak: 2, tail: 2.2 });
export const europeSupply = createMarketSupply('europe', { peak: 4, tail: 4 });

/** Imported cars of the Japanese market, whose steering wheel may be on the left. */
export const leftHandSupply = once(() => {
  const imported = listMarketModels('japan')
    .map(toPoolModel)
    .map((model) => ({ ...model, bodies: model.bodies.filter(({ profile }) => profile.imported) }));
  return createYearPools(imported, { peak: 5, tail: 6 });
});

export const bikeSupply = once(() => {
  const models = BIKES.map((bike) => {
    const gearboxes = bike.bodyType === 'scooter' ? ['AT'] : [bike.cc > 240 ? '6F' : '5F'];
    // Foreign motorcycles keep their value in Japan like Japanese ones, so they get no discount.
    const source: ProfileSource = {
      ...bike,
      fuel: bike.cc === 0 ? 'electric' : 'petrol',
      gearboxes,
      drives: [],
      trims: [],
    };
    return {
      key: `${bike.brand}|${bike.model}`,
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
