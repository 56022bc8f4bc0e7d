import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockOf } from '#adapters/http/content/block-mapper.ts';
import { makeContentGateway } from '#adapters/http/content/content-gateway.ts';
import { MAX_DEPTH, MAX_NODES, richTextOf } from '#adapters/http/content/rich-text-mapper.ts';
import { isSafeHref } from '#adapters/http/content/safe-href.codec.ts';
import type { RichText } from '#core/content/rich-text.ts';
import { run } from '#test/support/run.ts';
import { clientOver, json, siteOf } from './client-lab.ts';

const media = { name: 'scenes/hero-dawn', alt: '', width: 1920, height: 1080, color: '#22433b' };

describe('blocks', () => {
  test('CNT-02 a hero with all its fields', () => {
    const wire = {
      id: 'h',
      type: 'hero-standard',
      title: 'T',
      eyebrow: 'E',
      media,
      targets: [{ text: 'Shop', url: '/c/new-5000', style: 'primary', newWindow: false }],
      gradient: 'full',
      stray: 1,
    };
    expect(blockOf(wire)).toEqual({
      _tag: 'hero-standard',
      id: 'h',
      title: 'T',
      eyebrow: 'E',
      media,
      gradient: 'full',
      targets: [{ text: 'Shop', url: '/c/new-5000', style: 'primary', newWindow: false }],
    });
  });

  const video = {
    url: '/film/dawn-0a1b2c3d.mp4',
    duration: 10,
    seoTitle: 'Fog',
    seoDescription: 'Fog at dawn',
    width: 1280,
    height: 720,
    cloudinaryAsset: { cloudName: 'local', publicId: 'dawn/master' },
  };
  const player = {
    media: { md: video },
    playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
  };
  const film = { id: 'v', type: 'video', title: 'T', text: 'W', poster: media, player };

  test('VID-04 VID-05 CNT-51 a video with its player per breakpoint and its settings', () => {
    expect(blockOf(film)).toEqual({ _tag: 'video', id: 'v', title: 'T', text: 'W', poster: media, player });
    const withoutSettings = { ...film, player: { media: {} } };
    expect(blockOf(withoutSettings)._tag).toBe('unknown');
  });

  test('CNT-24 a hero of content that has a film is one', () => {
    const wire = { id: 'h', type: 'hero-standard', title: 'T', media, film: player };
    expect(blockOf(wire)).toEqual({
      _tag: 'hero-film',
      id: 'h',
      title: 'T',
      media,
      targets: [],
      gradient: 'focused',
      film: player,
    });
  });

  test('CNT-11 a film whose address is not safe has none', () => {
    const unsafe = { ...film, player: { ...player, media: { sm: { url: 'javascript:alert(1)' } } } };
    expect(blockOf(unsafe)).toMatchObject({ player: { media: { sm: { url: '' } } } });
  });

  test('CNT-61 an inline catalogue shows 8 products unless told, and never a whole shop', () => {
    const wire = { id: 'i', type: 'inline-catalog', title: 'New', categoryId: '5000' };
    expect(blockOf(wire)).toMatchObject({ _tag: 'inline-catalog', limit: 8, layout: 'grid', tiles: [] });
    const greedy = { ...wire, limit: 5_000 };
    expect(blockOf(greedy)).toMatchObject({ limit: 24 });
  });

  test.each([
    ['an unknown type', { id: 'x', type: 'hologram' }],
    ['a type from the prototype', { id: 'x', type: 'constructor' }],
    ['a known type that lacks a field', { id: 'x', type: 'hero-standard', title: 'T' }],
    ['a known type with a field of another kind', { id: 'x', type: 'rich-text', text: '<p>' }],
  ])('CNT-03 %s is unknown', (_, wire) => {
    expect(blockOf(wire)).toEqual({ _tag: 'unknown', id: 'x', type: wire.type });
  });

  test('CNT-10, CNT-11 a target whose address is not safe is text only', () => {
    const wire = {
      id: 'c',
      type: 'category-cards',
      cards: [{ title: 'T', picture: media, target: { text: 'Go', url: 'javascript:alert(1)' } }],
    };
    expect(blockOf(wire)).toMatchObject({ cards: [{ target: { text: 'Go', url: '', style: 'link' } }] });
  });

  test('CNT-03 the gateway logs what it does not know and keeps the rest of the page', async () => {
    const page = {
      id: 'p',
      name: 'home',
      seo: { title: '', description: '' },
      sections: [
        {
          id: 's',
          items: [
            { id: 'x', type: 'hologram' },
            { id: 'r', type: 'rich-text', text: ['Hi'] },
          ],
        },
      ],
    };
    const { client, monitoring, requests } = clientOver([json(page)]);
    const found = await run(makeContentGateway(client, siteOf('en-us'), monitoring).page('help/returns'));
    expect(found.sections[0]?.blocks.map(({ _tag }) => _tag)).toEqual(['unknown', 'rich-text']);
    expect(monitoring.warnings).toEqual([{ message: 'Unknown block', component: 'hologram', id: 'x' }]);
    expect(requests[0]?.url).toBe('https://shop.test/api/publish/caas/v1/canvas/page/nordkamm-us/help%2Freturns');
  });
});

describe('rich text', () => {
  test('CNT-11 only the allow-list survives; an unsafe link leaves its words behind', () => {
    expect(
      richTextOf([
        {
          tag: 'p',
          children: ['Hi ', { tag: 'img', onerror: 'x' }, { tag: 'a', href: 'javascript:x', children: ['words'] }],
        },
        { tag: 'script', children: ['evil()'] },
        { tag: 'a', href: '/help', newWindow: true, onclick: 'x', children: ['ok'] },
        7,
        null,
      ]),
    ).toEqual([
      { tag: 'p', children: ['Hi ', 'words'] },
      { tag: 'a', href: '/help', newWindow: true, children: ['ok'] },
    ]);
  });

  const depthOf = (text: RichText): number =>
    Math.max(0, ...text.map((node) => (typeof node === 'string' ? 1 : 1 + depthOf(node.children))));
  const countOf = (text: RichText): number =>
    text.reduce((sum, node) => sum + 1 + (typeof node === 'string' ? 0 : countOf(node.children)), 0);

  test('a tree is cut at 20 levels and 500 nodes', () => {
    const deep = Array.from({ length: 5_000 }).reduce<unknown>((inner) => ({ tag: 'p', children: [inner] }), 'core');
    expect(depthOf(richTextOf([deep]))).toBe(MAX_DEPTH);
    expect(countOf(richTextOf(Array.from({ length: 2_000 }, () => 'x')))).toBe(MAX_NODES);
  });

  test('whatever comes gives a tree within the bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (wire) => {
        const text = richTextOf(wire);
        expect(depthOf(text)).toBeLessThanOrEqual(MAX_DEPTH);
        expect(countOf(text)).toBeLessThanOrEqual(MAX_NODES);
      }),
    );
  });
});

describe('CNT-11 addresses', () => {
  test.each([
    'https://a.test',
    'http://a.test',
    'HTTPS://a.test',
    'mailto:a@b.test',
    'tel:+1',
    '/help',
    'help/x',
    '#modal-sign-in',
    '?q=a:b',
    '/a:b',
    './a',
    '',
  ])('%j is safe', (href) => {
    expect(isSafeHref(href)).toBe(true);
  });

  test.each([
    'javascript:x',
    'JavaScript:x',
    ' javascript:x',
    'java\nscript:x',
    'java\tscript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:x',
    '\u00a0javascript:x',
  ])('%j is not', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });

  test('an address that is safe never has a protocol that runs something', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:',
      'vbscript:',
      'java\u0000script:',
      ' jav\tascript:',
      'https:',
      '/x',
      '#',
    );
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        const href = start + rest;
        if (!isSafeHref(href) || !URL.canParse(href, 'https://shop.test/en-us')) return;
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(new URL(href, 'https://shop.test/en-us').protocol);
      }),
    );
  });
});
