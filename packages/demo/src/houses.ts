/** An auction house. */
export interface House {
  readonly name: string;
  readonly town: string;
  /** 0 Monday … 6 Sunday. */
  readonly days: readonly number[];
  /** Relative share of the lots. */
  readonly weight: number;
}

const makeHouse = (name: string, town: string, days: readonly number[], weight: number): House => ({
  name,
  town,
  days,
  weight,
});

/** Japanese car auctions with their weekdays. */
export const CAR_HOUSES: readonly House[] = [
  makeHouse('USS Tokyo', 'Chiba', [3], 150),
  makeHouse('USS Nagoya', 'Aichi', [4], 95),
  makeHouse('USS Osaka', 'Osaka', [4], 55),
  makeHouse('USS Yokohama', 'Kanagawa', [1], 60),
  makeHouse('USS Kyushu', 'Saga', [5], 50),
  makeHouse('USS Kobe', 'Hyogo', [3], 30),
  makeHouse('USS Sapporo', 'Hokkaido', [2], 28),
  makeHouse('USS Tohoku', 'Miyagi', [2], 26),
  makeHouse('USS Shizuoka', 'Shizuoka', [5], 18),
  makeHouse('USS Okayama', 'Okayama', [2], 14),
  makeHouse('USS Gunma', 'Gunma', [1], 14),
  makeHouse('USS Niigata', 'Niigata', [2], 12),
  makeHouse('TAA Kanto', 'Kanagawa', [1], 34),
  makeHouse('TAA Kinki', 'Osaka', [1], 34),
  makeHouse('TAA Chubu', 'Aichi', [2], 30),
  makeHouse('TAA Kyushu', 'Fukuoka', [3], 14),
  makeHouse('TAA Tohoku', 'Miyagi', [1], 10),
  makeHouse('TAA Hyogo', 'Hyogo', [3], 16),
  makeHouse('JU Tokyo', 'Tokyo', [3], 24),
  makeHouse('JU Aichi', 'Aichi', [3], 30),
  makeHouse('JU Gifu', 'Gifu', [2], 24),
  makeHouse('JU Saitama', 'Saitama', [3], 16),
  makeHouse('JU Fukuoka', 'Fukuoka', [4], 12),
  makeHouse('JU Sapporo', 'Hokkaido', [3], 10),
  makeHouse('HAA Kobe', 'Hyogo', [5], 60),
  makeHouse('CAA Chubu', 'Aichi', [2], 38),
  makeHouse('CAA Tokyo', 'Chiba', [0], 26),
  makeHouse('CAA Gifu', 'Gifu', [0], 18),
  makeHouse('JAA', 'Tokyo', [4], 26),
  makeHouse('ARAI Oyama', 'Tochigi', [4, 5], 36),
  makeHouse('ARAI Sendai', 'Miyagi', [1], 12),
  makeHouse('ARAI Bayside', 'Kanagawa', [2], 12),
  makeHouse('LAA Kansai', 'Hyogo', [4], 20),
  makeHouse('MIRIVE Saitama', 'Saitama', [0], 18),
  makeHouse('MIRIVE Osaka', 'Osaka', [0], 14),
  makeHouse('ZIP Tokyo', 'Chiba', [0, 2], 10),
  makeHouse('BCN', 'Saitama', [0, 3], 12),
  makeHouse('ORIX Kobe', 'Hyogo', [1], 6),
  makeHouse('SAA Sapporo', 'Hokkaido', [2], 8),
  makeHouse('ISUZU Kobe', 'Hyogo', [6], 3),
];

export const BIKE_HOUSES: readonly House[] = [
  makeHouse('BDS Kanto', 'Chiba', [2, 3], 40),
  makeHouse('BDS Kansai', 'Hyogo', [1], 20),
  makeHouse('BDS Kyushu', 'Fukuoka', [4], 10),
  makeHouse('JBA Kanagawa', 'Kanagawa', [3], 18),
  makeHouse('JBA Kobe', 'Hyogo', [1], 8),
  makeHouse('AUCNET Bike', 'Tokyo', [0], 16),
  makeHouse('ARAI Motorcycle', 'Saitama', [4], 14),
  makeHouse('SUPER Bike Osaka', 'Osaka', [5], 6),
];

export const MACHINE_HOUSES: readonly House[] = [
  makeHouse('KOMATSU Kobe', 'Hyogo', [2, 3], 20),
  makeHouse('KOMATSU Yokohama', 'Kanagawa', [4], 14),
  makeHouse('ARAI VT Oyama', 'Tochigi', [1, 5], 16),
  makeHouse('KOBELCO Ichikawa', 'Chiba', [2], 8),
  makeHouse('JEN Narita', 'Chiba', [3, 4], 12),
  makeHouse('HITACHI Tomakomai', 'Hokkaido', [0], 4),
];

/** European auctions. Tbilisi and Poti trade in dollars. */
export const EUROPE_HOUSES: readonly House[] = [
  makeHouse('BCA Neuss', 'Neuss', [0, 2, 4], 24),
  makeHouse('BCA Hamburg', 'Hamburg', [1, 3], 14),
  makeHouse('BCA Verona', 'Verona', [2], 8),
  makeHouse('Autobid Berlin', 'Berlin', [1, 4], 16),
  makeHouse('Autorola Antwerp', 'Antwerp', [0, 3], 10),
  makeHouse('Arval Paris', 'Paris', [2], 10),
  makeHouse('Alcopa Lyon', 'Lyon', [4], 8),
  makeHouse('OPENLANE Vilnius', 'Vilnius', [0, 1, 3], 12),
  makeHouse('Caucasus Auto', 'Tbilisi', [1, 3, 5], 14),
  makeHouse('Black Sea Auto', 'Poti', [2, 5], 8),
];

/** Locations of vehicles at a fixed price. */
export const KOREAN_TOWNS = ['Incheon', 'Suwon', 'Seoul', 'Busan', 'Daegu', 'Gwangju', 'Daejeon', 'Ulsan'];
export const CHINESE_TOWNS = [
  'Beijing',
  'Shanghai',
  'Guangzhou',
  'Shenzhen',
  'Chengdu',
  'Hangzhou',
  'Chongqing',
];
export const CHINESE_MACHINE_TOWNS = ['Shanghai', 'Xuzhou', 'Changsha', 'Qingdao', 'Tianjin', 'Manzhouli'];
export const EUROPEAN_TOWNS = ['Hamburg', 'Munich', 'Antwerp', 'Rotterdam', 'Vilnius', 'Warsaw', 'Vienna'];
export const JAPANESE_PORTS = ['Yokohama', 'Kobe', 'Nagoya', 'Osaka', 'Tomakomai', 'Hakata'];
