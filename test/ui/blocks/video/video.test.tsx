import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockView } from '#core/content/use-cases/content-use-cases.ts';
import type { Video } from '#core/content/video.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { BackgroundVideoPresenter, type PlaybackContext } from '#ui/blocks/video/background-video.presenter.ts';
import { axeFindings } from '#test/ui/axe.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { hero, loadAllViews, picture } from '../sample-blocks.ts';

const file: Video = { url: '/film/dawn-0a1b2c3d.mp4', duration: 10, width: 1280, height: 720 };
const stream: Video = {
  url: '/film/pass-1/720p/film.mp4',
  duration: 35,
  cloudinaryAsset: { cloudName: 'local', publicId: 'pass-1/master' },
};
const settings = { autoplay: false, hideControls: false, loop: false, muted: false };

type VideoBlock = Extract<BlockView, { readonly _tag: 'video' }>;

const block = (video: Video, more: Partial<VideoBlock['player']['playerSettings']> = {}): VideoBlock => ({
  _tag: 'video',
  id: 'v',
  title: 'Where we test it',
  text: 'Fog comes and goes.',
  poster: picture,
  player: { media: { sm: video }, playerSettings: { ...settings, ...more } },
});
const show = (...blocks: Parameters<typeof BlockList>[0]['sections'][number]['blocks']) =>
  renderInShop(<BlockList sections={[{ id: 'main', blocks }]} />, openShop());
const played = () => document.querySelector('video');

describe('a video in a page', () => {
  beforeAll(loadAllViews);
  // The page is idle at once.
  beforeAll(() => {
    vi.stubGlobal('requestIdleCallback', (start: () => void) => setTimeout(start));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
  afterAll(() => vi.unstubAllGlobals());

  const received: string[] = [];
  const { reportError, matchMedia } = globalThis;
  /** Whether the shopper prefers less motion. */
  const prefer = (isReduced: boolean): void => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: isReduced }) });
  };
  const { play, canPlayType } = HTMLMediaElement.prototype;
  beforeEach(() => {
    received.length = 0;
    globalThis.reportError = (fault: unknown) => void received.push(String(fault));
    HTMLMediaElement.prototype.play = async () => undefined;
  });
  afterEach(() => {
    Object.assign(globalThis, { reportError, matchMedia });
    Object.assign(HTMLMediaElement.prototype, { play, canPlayType });
  });

  it('CNT-51 CNT-67 shows its poster and a link until it is requested, which works without script; then it plays in place, with the controls of the browser', async () => {
    const { container } = show(block(file));
    const link = await screen.findByRole('link', { name: /Play/ });
    expect(link.getAttribute('href')).toBe(file.url);
    expect(played()).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
    fireEvent.click(link);
    expect([played()?.getAttribute('src'), played()?.controls, played()?.getAttribute('aria-label')]).toEqual([
      file.url,
      true,
      'Where we test it',
    ]);
    expect(document.activeElement).toBe(played());
    expect(screen.getByText('Fog comes and goes.')).toBeTruthy();
  });

  it('a video stopped before it has started is no error; one that may not start is logged', async () => {
    HTMLMediaElement.prototype.play = async () => {
      throw new DOMException('The play() request was interrupted', 'AbortError');
    };
    const { unmount } = show(block(file));
    fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
    await act(async () => undefined);
    expect(received).toEqual([]);
    unmount();
    HTMLMediaElement.prototype.play = async () => {
      throw new DOMException('Not allowed', 'NotAllowedError');
    };
    show(block(file));
    fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
    await act(async () => undefined);
    expect(received).toHaveLength(1);
  });

  it('VID-05 each setting is an attribute of the player', async () => {
    show(block(file, { loop: true, muted: true }));
    fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
    expect([played()?.loop, played()?.muted, played()?.autoplay]).toEqual([true, true, false]);
  });

  it('VID-01 VID-07 a long asset plays as a stream where the browser supports it', async () => {
    HTMLMediaElement.prototype.canPlayType = () => 'maybe';
    show(block(stream));
    fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
    expect(played()?.getAttribute('src')).toBe('/film/pass-1/master.m3u8');
  });

  it('VID-07 a stream that fails after the start is played as its file, which is logged', async () => {
    HTMLMediaElement.prototype.canPlayType = () => 'maybe';
    show(block(stream));
    fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
    const video = played();
    if (video === null) throw new Error('There is no film');
    fireEvent.error(video);
    expect(played()?.getAttribute('src')).toBe(stream.url);
    expect(received.join()).toContain('/film/pass-1/master.m3u8 was not played');
    fireEvent.error(video);
    expect(received).toHaveLength(1);
  });

  it('VID-07 a stream that cannot be played is played as its file, which is logged', async () => {
    HTMLMediaElement.prototype.canPlayType = () => '';
    show(block(stream));
    fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
    await expect.poll(() => played()?.getAttribute('src'), { timeout: 10_000 }).toBe(stream.url);
    expect(received.join()).toContain('/film/pass-1/master.m3u8 was not played: no media source');
  });

  it('VID-01 VID-08 a YouTube video is embedded from the host that sets no cookies, after a press on its poster; without script it opens there', async () => {
    show(block({ url: 'https://youtu.be/dQw4w9WgXcQ', seoTitle: 'A song' }));
    const link = await screen.findByRole('link', { name: /Play/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      '_blank',
      'noopener',
    ]);
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(link, { ctrlKey: true });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(link);
    const frame = screen.getByTitle('A song');
    expect(frame.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1',
    );
    expect(document.activeElement).toBe(frame);
  });

  const playerBlock = (more: Partial<typeof settings>, video: Video = file): BlockView => ({
    _tag: 'video-player',
    id: 'p',
    title: 'The pass',
    poster: picture,
    player: { media: { sm: video }, playerSettings: { ...settings, ...more } },
    captions: { url: '/film/pass.vtt', language: 'en', label: 'English' },
  });

  it('CNT-67 VID-05 VID-08 the player starts by itself, muted and in its place, with its captions and without taking the focus', async () => {
    prefer(false);
    const { container } = show(playerBlock({ autoplay: true }));
    await expect.poll(played).not.toBeNull();
    expect([played()?.muted, played()?.hasAttribute('playsinline'), played()?.autoplay, played()?.controls]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const track = container.querySelector('track');
    expect([track?.kind, track?.getAttribute('src'), track?.srclang]).toEqual(['captions', '/film/pass.vtt', 'en']);
    expect(document.activeElement).toBe(document.body);
  });

  it('VID-08 with reduced motion nothing starts by itself', async () => {
    prefer(true);
    show(playerBlock({ autoplay: true }));
    await act(async () => undefined);
    expect(played()).toBeNull();
    expect(screen.getByRole('link', { name: /Play/ })).toBeTruthy();
  });

  it('VID-05 a player without controls has a button that pauses it', async () => {
    const pause = vi.fn();
    HTMLMediaElement.prototype.pause = pause;
    show(playerBlock({ hideControls: true, loop: true, muted: true }));
    fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
    expect([played()?.controls, played()?.loop, played()?.muted]).toEqual([false, true, true]);
    fireEvent.click(screen.getByRole('button', { name: /The pass/ }));
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('VID-06 a film that never plays is one log entry for each press, and the page stays', async () => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new Error('no source'));
    show(playerBlock({ hideControls: true }));
    const entry = 'Error: The video /film/dawn-0a1b2c3d.mp4 was not played: Error: no source';
    for (const tries of [1, 2]) {
      fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
      await act(async () => undefined);
      expect(received).toEqual(Array.from({ length: tries }, () => entry));
      expect(screen.getByRole('heading', { name: 'The pass' })).toBeTruthy();
    }
  });

  it('a film that is pressed and cannot be played says so; one that starts by itself does not (VID-06)', async () => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no source', 'NotSupportedError'));
    const notice = 'This film cannot be played right now';
    const { unmount } = show(block(file));
    fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
    await expect.poll(() => screen.getByRole('status').textContent).toBe(notice);
    // The poster is back, has the focus, and tries again.
    expect([played(), document.activeElement]).toEqual([null, screen.getByRole('link', { name: /Play/ })]);
    HTMLMediaElement.prototype.play = async () => undefined;
    fireEvent.click(screen.getByRole('link', { name: /Play/ }));
    expect([played()?.getAttribute('src'), screen.getByRole('status').textContent]).toEqual([file.url, '']);
    unmount();
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no source', 'NotSupportedError'));
    prefer(false);
    show(playerBlock({ autoplay: true }));
    await expect.poll(() => received.length).toBe(2);
    await screen.findByRole('link', { name: /Play/ });
    expect([screen.queryByText(notice), document.activeElement]).toEqual([null, document.body]);
  });

  it('a stream without a file that cannot be played says so', async () => {
    HTMLMediaElement.prototype.canPlayType = () => 'maybe';
    show(block({ ...stream, url: '' }));
    fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
    const video = played();
    if (video === null) throw new Error('There is no film');
    fireEvent.error(video);
    await expect.poll(() => screen.getByRole('status').textContent).toBe('This film cannot be played right now');
  });

  it('VID-06 a video that may not start is logged without a notice', async () => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
    show(block(file));
    fireEvent.click(await screen.findByRole('link', { name: /Play/ }));
    await expect.poll(() => received.length).toBeGreaterThan(0);
    expect(received[0]).toContain('NotAllowedError');
    await act(async () => undefined);
    expect([screen.queryByRole('alert'), screen.getByRole('status').textContent]).toEqual([null, '']);
  });

  it('CNT-24 VID-08 a video behind a hero is muted, loops, plays in place, and has one button that stops it (WCAG 2.2.2)', async () => {
    const { container } = show(
      hero({
        media: {
          _tag: 'video',
          picture: { ...picture, alt: 'Fog at dawn' },
          player: { media: { sm: file }, playerSettings: { ...settings, autoplay: true } },
        },
      }),
    );
    const button = await screen.findByRole('button', { name: /Fog at dawn/ });
    await expect.poll(() => played()).not.toBeNull();
    expect([played()?.muted, played()?.loop, played()?.hasAttribute('playsinline'), played()?.controls]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(button.getAttribute('aria-label')).toBe('Pause: Fog at dawn');
    fireEvent.click(button);
    expect(button.getAttribute('aria-label')).toBe('Play: Fog at dawn');
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('a background video', () => {
  const around = (more: Partial<PlaybackContext> = {}): PlaybackContext => ({
    width: () => 1280,
    prefersReduced: () => false,
    whenIdle: (start) => {
      start();
      return () => undefined;
    },
    ...more,
  });
  const open = (more: Partial<PlaybackContext> = {}, media = { md: file }) => {
    const presenter = new BackgroundVideoPresenter({ media }, around(more));
    act(() => void presenter.activate());
    return presenter;
  };

  it('VID-08 is not loaded if less motion or less data is preferred, until it is requested', () => {
    const presenter = open({ prefersReduced: () => true });
    expect([presenter.isWanted, presenter.isRunning]).toEqual([false, false]);
    presenter.toggle();
    expect([presenter.isWanted, presenter.isRunning]).toEqual([true, true]);
  });

  it('waits until the page is idle', () => {
    let begin = (): void => undefined;
    const presenter = open({
      whenIdle: (start) => {
        begin = start;
        return () => undefined;
      },
    });
    expect(presenter.isWanted).toBe(false);
    begin();
    expect(presenter.isRunning).toBe(true);
  });

  it('one that cannot be played leaves the picture, and a press tries again', () => {
    const presenter = open();
    presenter.show();
    presenter.fail();
    expect([presenter.isWanted, presenter.isRunning, presenter.isShown]).toEqual([false, false, false]);
    presenter.toggle();
    expect([presenter.isWanted, presenter.isRunning]).toEqual([true, true]);
  });

  it('VID-05 is not rendered on screens for which content has none', () =>
    expect(open({ width: () => 375 }).video).toBeUndefined());

  it('pauses outside of the viewport, and stays stopped once it was stopped', () => {
    const presenter = open();
    presenter.setVisible(false);
    expect(presenter.isRunning).toBe(false);
    presenter.setVisible(true);
    expect(presenter.isRunning).toBe(true);
    presenter.toggle();
    presenter.setVisible(false);
    presenter.setVisible(true);
    expect(presenter.isRunning).toBe(false);
    presenter.toggle();
    expect(presenter.isRunning).toBe(true);
  });
});
