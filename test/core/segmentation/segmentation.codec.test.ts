import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { decode } from '#core/kernel/decode.ts';
import { segmentationCodec } from '#core/segmentation/segmentation.codec.ts';
import { neverThrows, shape } from '#test/support/shape.ts';

const codec = segmentationCodec(t.string);
const full = {
  id: 'greeting',
  segments: [{ id: 'logged-in', targets: ['hello again'] }],
  baselines: ['hello'],
  isFullWidth: true,
  hideOnBreakpoint: ['md'],
};

describe('segmentationCodec', () => {
  shape('SEG-10 fields segments (id, targets), baselines, isFullWidth, hideOnBreakpoint, id', codec, { full });

  test.each([
    [
      'a segment without targets',
      { ...full, segments: [{ id: 'logged-in' }] },
      'segments.0.targets is not ReadonlyArray<string>',
    ],
    [
      'a segment without an id',
      { ...full, segments: [{ id: ' ', targets: [] }] },
      'segments.0.id is not a text that is not empty',
    ],
    ['an unknown width', { ...full, hideOnBreakpoint: ['xl'] }, 'hideOnBreakpoint.0 is not sm, md or lg'],
    ['content that is none', { ...full, baselines: ['hello', 3] }, 'baselines.1 is not string'],
  ])('SEG-10 %s is refused by its place', (_, value, reason) =>
    expect(decode(codec, value)).toEqual(E.left({ _tag: 'Unreadable', reason })),
  );

  neverThrows('SEG-10 reading never throws, whatever comes', codec, full);
});
