import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { youTubeEmbed, youTubeId } from '#core/content/youtube.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/);
const forms = (video: string): readonly string[] => [
  `https://youtu.be/${video}`,
  `https://youtu.be/${video}?t=1`,
  `https://www.youtube.com/watch?v=${video}`,
  `https://m.youtube.com/watch?list=a&v=${video}`,
  `https://www.youtube.com/embed/${video}`,
  `https://www.youtube.com/shorts/${video}`,
  youTubeEmbed(video),
];

describe('youtube', () => {
  test.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?t=43', 'dQw4w9WgXcQ'],
    ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=1', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch', undefined],
    ['https://www.youtube.com/watch?v=short', undefined],
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
    ['https://cdn.example/youtu.be/dQw4w9WgXcQ.mp4', undefined],
    ['not a url', undefined],
    [' https://youtu.be/dQw4w9WgXcQ\n', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ.mp4', undefined],
    ['https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ', undefined],
    ['https://www.youtube.com/embed', undefined],
    ['', undefined],
  ])('PR-26 VID-03 the video of %s is %s', (url, video) => expect(youTubeId(url)).toBe(video));

  law('PR-26 any id of 11 characters from A-Z a-z 0-9 _ - survives all three link forms', [id], (video) =>
    expect(forms(video).map(youTubeId)).toEqual(forms(video).map(() => video)),
  );

  law(
    'PR-26 nothing else is an id',
    [
      anyText
        .map((text) => text.trim())
        .filter((text) => !/^[A-Za-z0-9_-]{11}$/.test(text) && !/^[A-Za-z0-9_-]{11}[/?&#]/.test(text)),
    ],
    (text) =>
      expect(forms(text).slice(0, 6).map(youTubeId)).toEqual(
        forms(text)
          .slice(0, 6)
          .map(() => undefined),
      ),
  );

  law(
    'PR-26 never throws',
    [
      fc.oneof(
        anyText,
        fc.webUrl(),
        anyText.map((rest) => `https://youtu.be/${rest}`),
      ),
    ],
    (url) => expect(() => youTubeId(url)).not.toThrow(),
  );
});
