/** What a style weighs and holds. Weights are grams, of one piece in the middle size or of one pair; lengths are centimetres. */
export type Measurements = {
  readonly grams: number;
  readonly litres?: number;
  /** Height, width and depth; of a tent, as it is packed. */
  readonly size?: readonly [height: number, width: number, depth: number];
  /** Backs that a pack fits. */
  readonly back?: readonly [from: number, to: number];
  /** How much higher the heel stands than the toes. */
  readonly drop?: number;
  /** Grams that it carries well. */
  readonly upTo?: number;
};

/** By style id. */
export const measurements: { readonly [styleId: string]: Measurements } = {
  NKTRAIL3: { grams: 570, drop: 0.6 },
  NKLOOP05: { grams: 496, drop: 0.8 },
  NKRIDGE1: { grams: 1120 },
  NKFJELL4: { grams: 1640 },
  NKAPPR02: { grams: 860 },
  NKLUMEN1: { grams: 620 },
  NKSVALE1: { grams: 290 },
  NKBREID1: { grams: 310 },
  NKSKAR02: { grams: 430 },
  NKREGN02: { grams: 248 },
  NKVARDE1: { grams: 540 },
  NKGRID01: { grams: 260 },
  NKTARN01: { grams: 150 },
  NKSTRI01: { grams: 330 },
  NKFELL01: { grams: 410 },
  NKSHRT02: { grams: 190 },
  NKSNOW01: { grams: 74 },
  NKCAP001: { grams: 68 },
  NKSOCK03: { grams: 66 },
  NKPACK38: { grams: 1180, litres: 38, size: [62, 32, 24], back: [42, 54], upTo: 15_000 },
  NKPACK22: { grams: 640, litres: 22, size: [48, 28, 19], back: [44, 50], upTo: 8_000 },
  NKHAUL50: { grams: 980, litres: 50, size: [32, 55, 30], upTo: 20_000 },
  NKDRY010: { grams: 92, litres: 10, size: [48, 22, 15] },
  NKKILD07: { grams: 340, litres: 0.7, size: [26, 7.3, 7.3] },
  NKMUGG01: { grams: 132, litres: 0.35, size: [8, 8.5, 8.5] },
  NKTENT02: { grams: 2300, size: [45, 16, 16] },
};
