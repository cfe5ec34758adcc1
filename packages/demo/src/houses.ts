/** An auction house. */
export interface House {
  readonly name: string;
  readonly town: string;
  /** 0 Monday … 6 Sunday. */
  readonly days: readonly number[];
  /** Relative share of the lots. */
  readonly weight: number;
}

const house = (name: string, town: string, days: readonly number[], weight: number): House => ({
  name,
  town,
  days,
  weight,
});

/** Japanese car auctions with their weekdays. */
export const CAR_HOUSES: readonly House[] = [
  house('USS Tokyo', 'Chiba', [3], 150),
  house('USS Nagoya', 'Aichi', [4], 95),
  house('USS Osaka', 'Osaka', [4], 55),
  house('USS Yokohama', 'Kanagawa', [1], 60),
  house('USS Kyushu', 'Saga', [5], 50),
  house('USS Kobe', 'Hyogo', [3], 30),
  house('USS Sapporo', 'Hokkaido', [2], 28),
  house('USS Tohoku', 'Miyagi', [2], 26),
  house('USS Shizuoka', 'Shizuoka', [5], 18),
  house('USS Okayama', 'Okayama', [2], 14),
  house('USS Gunma', 'Gunma', [1], 14),
  house('USS Niigata', 'Niigata', [2], 12),
  house('TAA Kanto', 'Kanagawa', [1], 34),
  house('TAA Kinki', 'Osaka', [1], 34),
  house('TAA Chubu', 'Aichi', [2], 30),
  house('TAA Kyushu', 'Fukuoka', [3], 14),
  house('TAA Tohoku', 'Miyagi', [1], 10),
  house('TAA Hyogo', 'Hyogo', [3], 16),
  house('JU Tokyo', 'Tokyo', [3], 24),
  house('JU Aichi', 'Aichi', [3], 30),
  house('JU Gifu', 'Gifu', [2], 24),
  house('JU Saitama', 'Saitama', [3], 16),
  house('JU Fukuoka', 'Fukuoka', [4], 12),
  house('JU Sapporo', 'Hokkaido', [3], 10),
  house('HAA Kobe', 'Hyogo', [5], 60),
  house('CAA Chubu', 'Aichi', [2], 38),
  house('CAA Tokyo', 'Chiba', [0], 26),
  house('CAA Gifu', 'Gifu', [0], 18),
  house('JAA', 'Tokyo', [4], 26),
  house('ARAI Oyama', 'Tochigi', [4, 5], 36),
  house('ARAI Sendai', 'Miyagi', [1], 12),
  house('ARAI Bayside', 'Kanagawa', [2], 12),
  house('LAA Kansai', 'Hyogo', [4], 20),
  house('MIRIVE Saitama', 'Saitama', [0], 18),
  house('MIRIVE Osaka', 'Osaka', [0], 14),
  house('ZIP Tokyo', 'Chiba', [0, 2], 10),
  house('BCN', 'Saitama', [0, 3], 12),
  house('ORIX Kobe', 'Hyogo', [1], 6),
  house('SAA Sapporo', 'Hokkaido', [2], 8),
  house('ISUZU Kobe', 'Hyogo', [6], 3),
];

export const BIKE_HOUSES: readonly House[] = [
  house('BDS Kanto', 'Chiba', [2, 3], 40),
  house('BDS Kansai', 'Hyogo', [1], 20),
  house('BDS Kyushu', 'Fukuoka', [4], 10),
  house('JBA Kanagawa', 'Kanagawa', [3], 18),
  house('JBA Kobe', 'Hyogo', [1], 8),
  house('AUCNET Bike', 'Tokyo', [0], 16),
  house('ARAI Motorcycle', 'Saitama', [4], 14),
  house('SUPER Bike Osaka', 'Osaka', [5], 6),
];

export const MACHINE_HOUSES: readonly House[] = [
  house('KOMATSU Kobe', 'Hyogo', [2, 3], 20),
  house('KOMATSU Yokohama', 'Kanagawa', [4], 14),
  house('ARAI VT Oyama', 'Tochigi', [1, 5], 16),
  house('KOBELCO Ichikawa', 'Chiba', [2], 8),
  house('JEN Narita', 'Chiba', [3, 4], 12),
  house('HITACHI Tomakomai', 'Hokkaido', [0], 4),
];

/** Europe; Tbilisi and Poti trade in dollars. */
export const EUROPE_HOUSES: readonly House[] = [
  house('BCA Neuss', 'Neuss', [0, 2, 4], 24),
  house('BCA Hamburg', 'Hamburg', [1, 3], 14),
  house('BCA Verona', 'Verona', [2], 8),
  house('Autobid Berlin', 'Berlin', [1, 4], 16),
  house('Autorola Antwerp', 'Antwerp', [0, 3], 10),
  house('Arval Paris', 'Paris', [2], 10),
  house('Alcopa Lyon', 'Lyon', [4], 8),
  house('OPENLANE Vilnius', 'Vilnius', [0, 1, 3], 12),
  house('Caucasus Auto', 'Tbilisi', [1, 3, 5], 14),
  house('Black Sea Auto', 'Poti', [2, 5], 8),
];

/** Places of the fixed-price tables. */
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
