import { inProof } from './in-proof.ts';

/**
 * The width, in CSS pixels, of a journey whose layout is the same in both; `npm run proof` runs it in both. Journeys
 * whose layout differs name their widths themselves.
 */
export const inOneWidth = (width: 1280 | 375): readonly number[] => (inProof ? [1280, 375] : [width]);
