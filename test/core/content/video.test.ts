import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  backgroundPlayback,
  HLS_ABOVE_SECONDS,
  isStreamed,
  OWN_CLOUD,
  playbackOf,
  playerOf,
} from '#core/content/video.ts';
import { law } from '#test/support/law.ts';

const asset = { cloudName: 'demo', publicId: 'trails/dawn' };
const file = '/film/dawn.mp4';
const tube = 'https://youtu.be/dQw4w9WgXcQ';
const on = { hlsPlayer: true };

describe('video', () => {
  test.each([
    [true, 'demo', 'v1', 31, true],
    [true, 'demo', 'v1', 30.01, true],
    [false, 'demo', 'v1', 60, false],
    [true, '', 'v1', 60, false],
    [true, 'demo', '', 60, false],
    [true, 'demo', 'v1', 30, false],
  ])(
    'PR-27 VID-02 with flag %s, cloud %j, id %j and %d s it is streamed: %s',
    (hlsPlayer, cloudName, publicId, duration, is) =>
      expect(isStreamed({ cloudinaryAsset: { cloudName, publicId }, duration }, { hlsPlayer })).toBe(is),
  );

  law(
    'PR-27 streaming needs the flag, the cloud name, the public id and more than 30 seconds, all four',
    [fc.boolean(), fc.constantFrom('', 'demo'), fc.constantFrom('', 'v1'), fc.integer({ min: 0, max: 61 })],
    (hlsPlayer, cloudName, publicId, duration) =>
      expect(isStreamed({ cloudinaryAsset: { cloudName, publicId }, duration }, { hlsPlayer })).toBe(
        [hlsPlayer, cloudName !== '', publicId !== '', duration > 30].every(Boolean),
      ),
  );

  test('VID-02 without an asset or a duration nothing is streamed', () => {
    expect(isStreamed({ duration: 60 }, on)).toBe(false);
    expect(isStreamed({ cloudinaryAsset: asset }, on)).toBe(false);
  });

  test('CFG-14 a video is streamed above 30 s', () => expect(HLS_ABOVE_SECONDS).toBe(30));

  test('VID-01 three videos choose the three players', () => {
    expect(playerOf({ url: tube }, on)).toEqual({
      _tag: 'youtube',
      id: 'dQw4w9WgXcQ',
      address: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    });
    expect(playerOf({ url: file, cloudinaryAsset: asset, duration: 60 }, on)).toEqual({
      _tag: 'hls',
      address: 'https://res.cloudinary.com/demo/video/upload/sp_auto/trails/dawn.m3u8',
    });
    for (const url of ['https://youtu.be/%22%3E', '//films.example/a.mp4', ' HTTP://films.example/a.mp4'])
      expect(playerOf({ url }, on)).toEqual({ _tag: 'none' });
    expect(playerOf({ url: file, duration: 60 }, on)).toEqual({ _tag: 'direct', address: file });
  });

  test("VID-01 a stream of the shop's own host has an address on that host", () =>
    expect(
      playerOf({ url: file, cloudinaryAsset: { cloudName: OWN_CLOUD, publicId: 'pass-1/master' }, duration: 35 }, on),
    ).toEqual({ _tag: 'hls', address: '/film/pass-1/master.m3u8' }));

  test('VID-07 YouTube comes first, then HLS, then the file; without any there is nothing to play', () => {
    expect(playerOf({ url: tube, cloudinaryAsset: asset, duration: 60 }, on)._tag).toBe('youtube');
    expect(playerOf({ url: '', cloudinaryAsset: asset, duration: 60 }, on)._tag).toBe('hls');
    expect(playerOf({ url: file, cloudinaryAsset: asset, duration: 60 }, { hlsPlayer: false })._tag).toBe('direct');
    expect(playerOf({ url: '' }, on)._tag).toBe('none');
  });

  const settings = fc.record({
    autoplay: fc.boolean(),
    hideControls: fc.boolean(),
    loop: fc.boolean(),
    muted: fc.boolean(),
  });

  law(
    'VID-08 a video that starts by itself is muted and plays in its place',
    [settings, fc.boolean()],
    (player, reducedMotion) => {
      const playback = playbackOf(player, reducedMotion);
      expect(!playback.autoplay || (playback.muted && playback.playsInline)).toBe(true);
    },
  );

  law(
    'VID-08 a preference for less motion keeps every video from starting, and gives one that would have a way to start it',
    [settings],
    (player) => {
      expect(playbackOf(player, true).autoplay).toBe(false);
      expect(!player.autoplay || playbackOf(player, true).controls).toBe(true);
    },
  );

  test('VID-05 each setting sets an attribute', () => {
    expect(playbackOf({ autoplay: false, hideControls: true, loop: true, muted: false }, false)).toEqual({
      autoplay: false,
      controls: false,
      loop: true,
      muted: false,
      playsInline: false,
    });
    expect(playbackOf({ autoplay: true, hideControls: false, loop: false, muted: false }, false)).toEqual({
      autoplay: true,
      controls: true,
      loop: false,
      muted: true,
      playsInline: true,
    });
  });

  test('CNT-24 a video behind a hero is muted and loops', () =>
    expect(backgroundPlayback(false)).toEqual({
      autoplay: true,
      controls: false,
      loop: true,
      muted: true,
      playsInline: true,
    }));
});
