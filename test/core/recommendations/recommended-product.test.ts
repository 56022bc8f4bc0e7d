import { expect, test } from 'vitest';
import { CAROUSEL_AHEAD_PX } from '#core/recommendations/recommendation-carousel.ts';

test('REC-08 CFG-11 a carousel is drawn 200 px before it is seen', () => expect(CAROUSEL_AHEAD_PX).toBe(200));
