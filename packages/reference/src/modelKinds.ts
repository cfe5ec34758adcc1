import type { BodyKind, MotoClass } from '@vvoz/catalogue/words/vehicleKinds';

/** Indexes `value: NAME, NAME` lines by name. */
const indexNames = <Value extends string>(
  lists: Readonly<Record<Value, string>>,
): ReadonlyMap<string, Value> =>
  new Map(
    (Object.entries(lists) as [Value, string][]).flatMap(([value, names]) =>
      names.split(',').map((name) => [name.trim(), value] as const),
    ),
  );

/** Bodies of models that feeds often leave without a body type. General knowledge of the trade. */
export const MODEL_BODIES = indexNames<BodyKind>({
  sedan:
    'AVANTE, SONATA, GRANDEUR, ACCENT, IONIQ 6, K3, K5, K7, K8, K9, STINGER, G70, G80, G90, SM6, CROWN, CAMRY, ALLION, PREMIO, MARK X, SKYLINE, TEANA, LEGEND, EMGRAND, PREFACE, MODEL 3, MODEL S, SEAL, HAN',
  hatchback:
    'PRIUS, AQUA, VITZ, YARIS, FIT, NOTE, MARCH, DEMIO, SWIFT, LEAF, MORNING, SPARK, IONIQ, VELOSTER, I30, GOLF, DOLPHIN, SEAGULL',
  wagon: 'COROLLA FIELDER, PRIUS ALPHA, LEVORG, LEGACY TOURING WAGON, OUTBACK, SHUTTLE',
  crossover:
    'RAV4, HARRIER, LAND CRUISER, LAND CRUISER PRADO, C-HR, RAIZE, ROCKY, ROOMY CROSS, VEZEL, CR-V, X-TRAIL, JUKE, FORESTER, XV, OUTLANDER, PAJERO, DELICA MINI, CX-3, CX-5, CX-8, JIMNY, JIMNY SIERRA, HUSTLER, NX, RX, UX, LX, GX, KONA, VENUE, TUCSON, SANTA FE, PALISADE, MAXCRUZ, IONIQ 5, NEXO, CASPER, NIRO, SELTOS, STONIC, SPORTAGE, SORENTO, MOHAVE, EV6, EV9, GV60, GV70, GV80, REXTON, TIVOLI, KORANDO, TORRES, QM6, XM3, TRAILBLAZER, TRAX, COOLRAY, MONJARO, ATLAS, TUGELLA, TIGGO 4, TIGGO 7 PRO, TIGGO 8 PRO, JOLION, DARGO, MODEL Y, MODEL X, X1, X3, X5, X6, X7, GLA, GLC, GLE, GLS, Q3, Q5, Q7, Q8, TIGUAN, TOUAREG, XC40, XC60, XC90',
  minivan:
    'ALPHARD, VELLFIRE, VOXY, NOAH, ESQUIRE, SIENTA, STEPWGN, STEP WGN, FREED, ODYSSEY, SERENA, ELGRAND, DELICA D:5, CARNIVAL, STARIA, STAREX, GRAND STAREX, V CLASS, MULTIVAN, D9',
  coupe: '86, BRZ, SUPRA, FAIRLADY Z, GT-R, RX-7, RX-8, COPEN, S2000, NSX, SILVIA',
  pickup: 'HILUX, TRITON, REXTON SPORTS, POER, SHANHAI CANNON, WINGLE 7, GLADIATOR, F150, RANGER',
  van: 'HIACE, HIACE VAN, REGIUS ACE VAN, PROBOX, NV200, NV350 CARAVAN, CARAVAN, TOWN ACE VAN, LITE ACE VAN',
  kei: 'N-BOX, N-WGN, N-ONE, TANTO, MOVE, WAGON R, SPACIA, ALTO, LAPIN, DAYZ, ROOX, SAKURA, EK WAGON, MIRA, TAFT, EVERY, HIJET CARGO',
  truck: 'PORTER II, BONGO III, DYNA, TOYOACE, ATLAS TRUCK, CANTER, ELF, TITAN',
  bus: 'COASTER, CIVILIAN, ROSA, COUNTY, SOLATI',
});

/** Models of other bodies with seven or eight seats, and of minivans that do not have eight. */
export const MODEL_SEATS: ReadonlyMap<string, number> = new Map([
  ...[
    'PALISADE, SORENTO, SANTA FE, MAXCRUZ, MOHAVE, EV9, LAND CRUISER PRADO, LAND CRUISER, CX-8, CX-80, OUTLANDER, PAJERO, X7, GLS, Q7, XC90, TIGGO 8 PRO, TIGGO 8, REXTON, PRIUS ALPHA',
  ].flatMap((names) => names.split(', ').map((name) => [name, 7] as const)),
  ...['ALPHARD', 'VELLFIRE', 'SIENTA', 'FREED', 'CARNIVAL', 'V CLASS', 'D9', 'ESQUIRE'].map(
    (name) => [name, 7] as const,
  ),
  ...['STARIA', 'GRAND STAREX', 'STAREX'].map((name) => [name, 9] as const),
  ...['COPEN', 'S2000', 'NSX', 'FAIRLADY Z', 'ROADSTER', 'S660', 'BEAT'].map((name) => [name, 2] as const),
]);

/** Classes of motorcycles by the beginning of the model's name, longest first. General knowledge of the trade. */
const MOTO_PREFIXES: readonly (readonly [string, MotoClass])[] = (
  [
    [
      'sport',
      'CBR, VFR, YZF, ZX, NINJA, GSX-R, GSX1300R, GSX250R, S1000RR, PANIGALE, 848, 899, 1199, RC390, DAYTONA',
    ],
    [
      'cruiser',
      'REBEL, DRAGSTAR, VULCAN, SHADOW, STEED, VTX, XL883, XL1200, FXDL, FLSTF, VRSC, SPORTSTER, BOULEVARD, INTRUDER, ELIMINATOR, DIAVEL',
    ],
    [
      'enduro',
      'CRF, TENERE, SEROW, KLX, DR-Z, XT, WR, V-STROM, R1200GS, R1250GS, F800GS, MULTISTRADA, 390 ADVENTURE, TIGER, RA1250, HYPERMOTARD, VERSYS',
    ],
    ['touring', 'GOLD WING, FLHX, FLHTCU, K1600, R1200RT, FJR, CONCOURS'],
    [
      'scooter',
      'PCX, FORZA, X-ADV, T-MAX, MAJESTY, NMAX, SKYWAVE, BURGMAN, C400, PRIMAVERA, GTS, LX 125, SPRINT, GTV, SUPER CUB, ADV',
    ],
  ] as const
).flatMap(([value, names]) => names.split(', ').map((name) => [name, value] as const));

/** The class of a motorcycle by its model's name; undefined for an unknown one. */
export const findMotoClass = (model: string): MotoClass | undefined =>
  MOTO_PREFIXES.find(([prefix]) => model.startsWith(prefix))?.[1];
