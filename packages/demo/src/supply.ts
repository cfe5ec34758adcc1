import { poolsByYear } from './pool.ts';
import type { AgeCurve, Pool, PoolModel } from './pool.ts';
import { profileOf } from './profiles.ts';
import type { ProfileSource } from './profiles.ts';
import { BIKES, modelsOfMarket } from './reference/lookup.ts';
import type { ModelRef } from './reference/types.ts';

const poolModel = ({ popularity, bodies }: ModelRef): PoolModel => ({
  popularity,
  bodies: bodies.map((body) => ({ profile: profileOf(body, body.market), popularity: body.popularity })),
});

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

type Pools = (asOf: number) => Pool;

const market = (name: ModelRef['market'], curve: AgeCurve): (() => Pools) =>
  once(() => poolsByYear(modelsOfMarket(name).map(poolModel), curve));

export const japanSupply = market('japan', { peak: 4, tail: 7 });
export const koreaSupply = market('korea', { peak: 3, tail: 3.5 });
export const chinaSupply = market('china', { peak: 2, tail: 2.2 });
export const europeSupply = market('europe', { peak: 4, tail: 4 });

/** Imported cars of the Japanese market, whose steering wheel may be on the left. */
export const leftHandSupply = once(() => {
  const imported = modelsOfMarket('japan')
    .map(poolModel)
    .map((model) => ({ ...model, bodies: model.bodies.filter(({ profile }) => profile.imported) }));
  return poolsByYear(imported, { peak: 5, tail: 6 });
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
      profile: profileOf(source, 'europe'),
      popularity: bike.popularity,
    };
  });
  const byModel = Map.groupBy(models, ({ key }) => key);
  return poolsByYear(
    [...byModel.values()].map((bodies) => ({
      popularity: Math.max(...bodies.map((body) => body.popularity)),
      bodies,
    })),
    { peak: 6, tail: 11 },
  );
});
