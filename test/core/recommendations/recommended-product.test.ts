import { expect, test } from 'vitest';
import { CAROUSEL_AHEAD_PX } from '#core/recommendations/recommendation-carousel.ts';

test('REC-08 CFG-11 a carousel is rendered 200 px before it is visible', () => expect(CAROUSEL_AHEAD_PX).toBe(200));
