import { describe, expect, test } from 'vitest';
import { checkDocument, kindOfDocument } from '#adapters/backend/commerce/modules/content/check-document.ts';
import type { ContentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { contentRows } from '#adapters/backend/seed/content-rows.ts';
import type { Mistake } from '#core/content/mistake.ts';

const linesOf = (found: readonly Mistake[]) => found.map(({ path, problem }) => `${path} ${problem}`);

const checked = (kind: ContentKind, document: unknown) => {
  const { mistakes, warnings } = checkDocument(kind, JSON.stringify(document));
  return { mistakes: linesOf(mistakes), warnings: linesOf(warnings) };
};
const none: readonly string[] = [];

const page = (block: object, others: object = {}) => ({
  id: 'sale',
  name: 'sale',
  seo: { title: 'Sale', description: '' },
  sections: [{ id: 's', items: [{ id: 'b', ...block }] }],
  ...others,
});
const checkBlock = (block: object) => checked('page', page(block));
const AT = 'sections.0.items.0';

describe('the rich texts of a document', () => {
  const inHtml = (html: string) => checkBlock({ type: 'rich-text', richText: { html } });

  test.each(['img', 'iframe', 'form', 'style', 'script', 'svg'])(
    'CNT-11 <%s> is a warning: it is not shown',
    (name) => {
      expect(inHtml(`<p>a</p><${name} onload="x">b</${name}><${name}>`)).toEqual({
        mistakes: none,
        warnings: [`${AT}.richText.html has <${name}>, which is not shown`],
      });
    },
  );

  test.each(['<p>\u200b</p>', '<p>&#8203;&nbsp;</p>', '<br>', '<p>\u2800</p>'])(
    'CNT-11 a text without a visible character is a warning: %j',
    (html) => {
      expect(inHtml(html)).toEqual({
        mistakes: none,
        warnings: [`${AT}.richText.html has no visible text, so there is nothing to show`],
      });
    },
  );

  test('CNT-11 an element of which the text is shown, and a link without an address, are warnings', () => {
    expect(inHtml('<div><strong>a</strong></div> <a name="x">b</a>').warnings).toEqual([
      `${AT}.richText.html has <div>, of which only the text is shown`,
      `${AT}.richText.html has a link without an address, which is shown as text`,
    ]);
    expect(inHtml('<h1>a</h1><p><b>b</b> <a href="/sale">c</a><br></p>')).toEqual({ mistakes: none, warnings: none });
  });

  test.each(['javascript:alert(1)', 'java\nscript:x', '//evil.example', 'https://[::1', 'https://me:pw@evil.example'])(
    'CNT-11 a link to %j is a mistake',
    (href) => {
      expect(inHtml(`<p><a href="${href}">Go</a></p>`)).toEqual({
        mistakes: [`${AT}.richText.html has a link to what is not an address: ${href}`],
        warnings: none,
      });
    },
  );

  test('CNT-11 a long address and a long name are shortened', () => {
    const [mistake = ''] = inHtml(`<a href="javascript:${'x'.repeat(5000)}">a</a>`).mistakes;
    expect(mistake).toMatch(/address: javascript:x{89} …$/);
    expect(inHtml(`<${'x'.repeat(5000)}>`).warnings.join('')).toMatch(/ has <x{100} …>, /);
  });

  test('CNT-11 an element of a tree that is not shown is a warning', () => {
    const nodes = [{ tag: 'p', children: [{ tag: 'img', src: '/x' }, 'a'] }];
    expect(checkBlock({ type: 'rich-text', richText: nodes }).warnings).toEqual([
      `${AT}.richText.0.children.0 has <img>, which is not shown`,
    ]);
  });
});

describe('the links of a document', () => {
  const link = (url: string) => checkBlock({ type: 'cta-buttons', targets: [{ text: 'Go', url }] });

  test.each(['https://[::1', 'https://me:pw@shop.example', 'https://me@shop.example', 'https:///x', 'https://'])(
    'CNT-11 %j is a mistake',
    (url) =>
      expect(link(url).mistakes).toEqual([
        `${AT}.targets.0.url is not an address of at most 2,000 characters, such as /sale, https://…, mailto:… or tel:…`,
      ]),
  );

  test.each(['https://shop.example/\u202egpj.exe', '/sale\u200b', '\u200e/sale', '\u2066/sale\u2069', '\u200b'])(
    'CNT-11 an address with invisible characters is a mistake at its place: %j',
    (url) => {
      expect(link(url).mistakes).toEqual([
        `${AT}.targets.0.url is not an address of at most 2,000 characters, such as /sale, https://…, mailto:… or tel:…`,
      ]);
      expect(checkBlock({ type: 'rich-text', richText: { html: `<a href="${url}">Go</a>` } }).mistakes).toEqual([
        `${AT}.richText.html has a link to what is not an address: ${url}`,
      ]);
    },
  );

  test.each(['https://[::1]/a', 'https://shop.example:8080/a@b?c=d:e', 'https://übung.example', '/a@b'])(
    'CNT-11 %j is an address',
    (url) => expect(link(url)).toEqual({ mistakes: none, warnings: none }),
  );

  test('CNT-10 an empty address is a warning', () => {
    expect(link(' ')).toEqual({
      mistakes: none,
      warnings: [`${AT}.targets.0.url is empty, so the text is not a link`],
    });
  });
});

describe('the blocks of a document', () => {
  test.each([
    ['accordions', 'items', {}],
    ['category-cards', 'cards', {}],
    ['collection-carousel', 'blocks', { title: 'A', breakpoints: { sm: {} } }],
    ['collection-grid', 'blocks', { title: 'A', breakpoints: { sm: {} } }],
    ['collection-vertical-list', 'blocks', {}],
    ['cta-buttons', 'targets', {}],
    ['icon-and-text', 'items', { variant: 'icon-left' }],
    ['promo-bar', 'messages', {}],
    ['secondary-navigation', 'targets', { title: 'A' }],
    ['picture', 'sources', { alt: 'A', sources: {} }],
  ])('CNT-03 %s without %s is a warning', (type, list, fields) => {
    expect(checkBlock({ type, [list]: [], ...fields })).toEqual({
      mistakes: none,
      warnings: [`${AT}.${list} is empty, so there is nothing to show`],
    });
  });

  test('CNT-65 CNT-09 a spacer has one of six steps', () => {
    expect(checkBlock({ type: 'spacer', bottomMargins: 'md' }).mistakes).toEqual(none);
    for (const bottomMargins of ['huge', '20px', ''])
      expect(checkBlock({ type: 'spacer', bottomMargins }).mistakes).toEqual([
        `${AT}.bottomMargins is not one of none, xs, sm, md, lg, xl`,
      ]);
  });

  test('CNT-71 a count that is none is named without technical words', () => {
    expect(checkBlock({ type: 'article-grid', rows: 0 }).mistakes).toEqual([
      `${AT}.rows is not a whole number from 1; more than 12 count as 12`,
    ]);
  });

  test.each(['yesterday', '2026-02-31', '', '2026-12-01Tnoon'])('ART-13 %j is no date of an article', (date) => {
    const article = { title: 'A', hidePageDate: false, tags: [], date };
    const text = { type: 'rich-text', richText: [] };
    expect(checked('page', page(text, { article })).mistakes).toEqual([
      'article.date is not a date such as 2026-12-01',
    ]);
    for (const valid of ['2026-12-01', '2026-12-01T08:00:00Z'])
      expect(checked('page', page(text, { article: { ...article, date: valid } })).mistakes).toEqual(none);
  });
});

describe('the direction of texts', () => {
  const titled = (title: string) => checked('page', page({ type: 'anchor' }, { seo: { title, description: '' } }));
  const alone = 'without its counterpart, which changes the direction of other text';
  const override = 'which changes the order of the characters after it';

  test.each([
    ['a\u202etxt', [`has \\u202e, ${override}`]],
    ['a\u202dtxt\u202c', [`has \\u202d, ${override}`]],
    ['a\u202b b', [`has \\u202b ${alone}`]],
    ['a\u2067\u202a b\u2069', [`has \\u2067 ${alone}`, `has \\u202a ${alone}`, `has \\u2069 ${alone}`]],
    ['a\u202c\u2069', [`has \\u202c ${alone}`, `has \\u2069 ${alone}`]],
  ])('overrides and unpaired embeddings and isolates are warnings: %j', (title, problems) => {
    expect(titled(title)).toEqual({
      mistakes: none,
      warnings: problems.map((problem) => `seo.title ${problem}`),
    });
  });

  test('the text of HTML is checked at its place, also its character references', () => {
    for (const html of ['<p>a\u202eb</p>', '<p>a&#8238;b</p>'])
      expect(checkBlock({ type: 'rich-text', richText: { html } })).toEqual({
        mistakes: none,
        warnings: [`${AT}.richText.html has \\u202e, ${override}`],
      });
  });

  test.each(['\u2067\u0639\u2069 in \u2066a\u2068b\u2069\u2069', '\u202ba\u202c', '\u200fa\u200e'])(
    'pairs and marks are none: %j',
    (title) => expect(titled(title)).toEqual({ mistakes: none, warnings: none }),
  );
});

describe('pop-ups', () => {
  const popUp = { id: 'news', name: 'newsletter', title: 'News', logoSize: 'small', targets: [] };
  const check = (...items: readonly object[]) => checked('popups', { items });

  test('POP-07 the fields of each are checked, and unknown ones are warnings', () => {
    expect(kindOfDocument(JSON.stringify({ items: [popUp] }))).toBe('popups');
    expect(check(popUp)).toEqual({ mistakes: none, warnings: none });
    expect(check({ ...popUp, logoSize: 'huge', title: '' }).mistakes).toEqual([
      'items.0.title is not a line of visible text of at most 500 characters',
      'items.0.logoSize is not small or large',
    ]);
    expect(check({ ...popUp, tone: 'dark', targets: [{ text: 'Go', url: '/a', stile: 'x' }] }).warnings).toEqual([
      'items.0.targets.0.stile is not a known field, and has no effect',
      'items.0.tone is not a known field, and has no effect',
    ]);
  });

  test.each([
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u200e \u200f',
    '\u202a\u202c',
    '\u2066\u2069',
    '\ufeff',
    ' \u200b\u2060 ',
    '\u{e0041}\u2800',
    '\u3164\u2800\u115f',
    '\u0007',
  ])('POP-07 CNT-02 a title of characters that cannot be seen is empty: %j', (title) => {
    expect(check({ ...popUp, title }).mistakes).toEqual([
      'items.0.title is not a line of visible text of at most 500 characters',
    ]);
    expect(checkBlock({ type: 'newsletter-form', title }).mistakes).toEqual([
      `${AT}.title is not a line of visible text of at most 500 characters`,
    ]);
    expect(checked('menu', { items: [{ id: 'a', title, target: { title: 'a', url: '/a' }, children: [] }] })).toEqual({
      mistakes: none,
      warnings: ['items.0.title is empty'],
    });
  });

  test.each(['\u200b\u200b', '\u200e', '\u{e0041}\u2800', '\u3164\u115f', ' ', ''])(
    'CNT-02 CNT-38 a page, an accordion and a button need a visible text: %j',
    (text) => {
      const target = { text, url: '/sale' };
      const needed = 'is not a line of visible text of at most 500 characters';
      const anchor = { type: 'anchor' };
      const titled = (name: string) => checked('page', page(anchor, { name, seo: { title: text, description: '' } }));
      expect(titled('sale').mistakes).toEqual(['seo.title is not a line of visible text of at most 500 characters']);
      for (const part of ['fragment/a', 'product/A']) expect(titled(part).mistakes).toEqual(none);
      expect(checkBlock({ type: 'accordions', items: [{ title: text }] }).mistakes).toEqual([
        `${AT}.items.0.title ${needed}`,
      ]);
      expect(checkBlock({ type: 'cta-buttons', targets: [target] }).mistakes).toEqual([
        `${AT}.targets.0.text ${needed}`,
      ]);
      expect(check({ ...popUp, targets: [target] }).mistakes).toEqual([`items.0.targets.0.text ${needed}`]);
    },
  );

  test.each(['Caf\u00e9', '\u200eA', '\u{1f469}\u200d\u{1f467}', 'co\u00adop'])(
    'POP-07 a title with visible characters is not: %j',
    (title) => expect(check({ ...popUp, title }).mistakes).toEqual(none),
  );

  test('POP-07 two of one id are a mistake, two of one name a warning', () => {
    expect(check(popUp, { ...popUp, id: 'other' })).toEqual({
      mistakes: none,
      warnings: ['items.1.name is used twice: newsletter'],
    });
    expect(check(popUp, { ...popUp, name: 'other' }).mistakes).toEqual(['items.1.id is used twice: news']);
  });

  test('POP-10 a delay below 0 or above ten minutes is a warning, also in a block', () => {
    for (const delay of [-1, 600_001])
      expect([check({ ...popUp, delay }).warnings, checkBlock({ ...popUp, type: 'pop-up', delay }).warnings]).toEqual([
        ['items.0.delay is not from 0 to 600,000 milliseconds'],
        [`${AT}.delay is not from 0 to 600,000 milliseconds`],
      ]);
    for (const delay of [0, 600_000]) expect(check({ ...popUp, delay }).warnings).toEqual(none);
  });

  test('POP-08 PR-31 a logo of a host that pages block is a mistake, also in a block', () => {
    const withLogo = (url: string) => ({ ...popUp, logo: { url, alt: '' } });
    const problem = 'logo.url is not the path of a picture of the shop, and other hosts are blocked';
    for (const url of [
      'https://evil.example/a.png',
      'http://res.cloudinary.com/shop/image/upload/a.png',
      'mailto:a@b.c',
    ])
      expect([check(withLogo(url)).mistakes, checkBlock({ ...withLogo(url), type: 'pop-up' }).mistakes]).toEqual([
        [`items.0.${problem}`],
        [`${AT}.${problem}`],
      ]);
    for (const url of ['/favicon.ico', 'https://res.cloudinary.com/shop/image/upload/a.png'])
      expect(check(withLogo(url)).mistakes).toEqual(none);
  });
});

describe('pictures and sections outside of pages', () => {
  const BLOCKED = 'is not the path of a picture of the shop, and other hosts are blocked';
  const evil = 'https://evil.example/a.png';
  const picture = { name: evil, alt: '', width: 1, height: 1, color: '#ffffff' };

  test('PR-31 a picture of a host that pages block is a mistake in an article, a category and a menu', () => {
    const article = { title: 'A', picture: { url: evil, alt: '' }, tags: [], hidePageDate: false };
    expect(checked('page', page({ type: 'anchor', anchorId: 'a' }, { article })).mistakes).toEqual([
      `article.picture.url ${BLOCKED}`,
    ]);
    const tile = { id: 't', title: 'T', media: picture, target: { title: 'Sale', url: '/sale' }, after: 1 };
    expect(checked('category', { promos: [tile] }).mistakes).toEqual([`promos.0.media.name ${BLOCKED}`]);
    const menuBanner = { title: 'B', url: '/b', mediaObject: picture };
    const entry = { id: 'e', title: 'E', target: { title: 'E', url: '/e' }, children: [], menuBanner };
    expect(checked('menu', { items: [entry] }).mistakes).toEqual([`items.0.menuBanner.mediaObject.name ${BLOCKED}`]);
  });

  test('VID-01 VID-04 a film of a host that pages block is a mistake; a film of the shop and a video of YouTube are none', () => {
    const playerSettings = { autoplay: false, hideControls: false, loop: false, muted: false };
    const film = (url: string) =>
      checkBlock({
        type: 'video-player',
        poster: { ...picture, name: 'scenes/hero-snow' },
        player: { media: { sm: { url } }, playerSettings },
      }).mistakes;
    const blocked = `${AT}.player.media.sm.url is neither the path of a film of the shop nor the address of a video of YouTube, and other hosts are blocked`;
    for (const url of [
      'https://cdn.example/a.mp4',
      'https://www.youtube-nocookie.com.evil.example/embed/aqz-KE-bpKQ',
      'https://www.youtube.com/watch?v=../../evil',
    ])
      expect([url, film(url)]).toEqual([url, [blocked]]);
    for (const url of ['/film/dawn.mp4', 'https://youtu.be/aqz-KE-bpKQ']) expect([url, film(url)]).toEqual([url, none]);
  });

  test('CNT-14 CNT-66 a picture without a field for its alternative text is a warning; an empty text is for decoration', () => {
    const { alt: _alt, ...file } = { ...picture, name: 'scenes/hero-snow' };
    const banner = (alt: object) => checkBlock({ type: 'banner-image', title: 'A', media: { ...file, ...alt } });
    const block = (alt: object) => checkBlock({ type: 'picture', sources: { sm: file }, ...alt });
    const missing = 'alt is missing: describe the picture, or write "" if it is decoration';
    for (const alt of [{}, { alt: null }])
      expect(banner(alt)).toEqual({ mistakes: none, warnings: [`${AT}.media.${missing}`] });
    expect(block({})).toEqual({ mistakes: none, warnings: [`${AT}.${missing}`] });
    expect([banner({ alt: '' }), block({ alt: 'A tent' })]).toEqual([
      { mistakes: none, warnings: none },
      { mistakes: none, warnings: none },
    ]);
  });

  test('CNT-56 CNT-20 REC-09 a wrong icon, style, placement or name of a picture is answered with what there is', () => {
    const item = { icon: 'skull', richText: { html: '<p>a</p>' } };
    const target = { text: 'Sale', url: '/sale', targetAttribute: '_self', style: 'loud' };
    const answers = [
      { type: 'icon-and-text', variant: 'icon-left', items: [item] },
      { type: 'cta-buttons', targets: [target] },
      { type: 'product-recommendations', widgetId: 'nowhere' },
      { type: 'banner-image', title: 'A', media: { ...picture, name: 'snow' } },
    ].flatMap((block) => checkBlock(block).mistakes);
    expect(answers).toEqual([
      expect.stringMatching(/ is not one of the icons layers, .*message$/),
      expect.stringMatching(/ is not one of the styles primary, secondary, tertiary, link$/),
      expect.stringMatching(/ is not one of the placements .*, /),
      expect.stringMatching(
        / is not the name of a picture, such as scenes\/hero-snow: `portico media list` shows yours$/,
      ),
    ]);
  });

  test('CNT-03 the blocks of a category are checked like those of a page', () => {
    const sections = [{ id: 'top', items: [{ id: 'b', type: 'hero-big' }], color: 'red' }];
    const { mistakes, warnings } = checked('category', { promos: [], sections, text: 'x' });
    expect(mistakes).toEqual([expect.stringMatching(/^sections\.0\.items\.0\.type is not a known type of block/)]);
    expect(warnings).toEqual([expect.stringMatching(/^text /), expect.stringMatching(/^sections\.0\.color /)]);
    expect(checked('category', { promos: [] })).toEqual({ mistakes: none, warnings: none });
  });
});

describe('fields that nothing reads', () => {
  const NOT_READ = 'is not a known field, and has no effect';

  test('ENT-30 ENT-32 are a warning in a menu and a footer, at any depth', () => {
    const link = { title: 'a', url: '/a' };
    const entry = {
      id: 'a',
      title: 'a',
      target: { ...link, tone: 'red' },
      children: [{ ...link, children: [{ ...link, x: 1 }] }],
    };
    expect(checked('menu', { items: [entry], item: [] })).toEqual({
      mistakes: none,
      warnings: [`items.0.target.tone ${NOT_READ}`, `items.0.children.0.children.0.x ${NOT_READ}`, `item ${NOT_READ}`],
    });
    const message = { id: 'a', text: 'a', richText: { html: '<p>a</p>' }, textColor: '#fff' };
    const promo = { messages: [message], autorotateTime: 5, closable: true, colors: {} };
    expect(
      checked('footer', { columns: [{ title: 'a', links: [{ ...link, icon: 'x' }] }], legalLine: '', promo }),
    ).toEqual({
      mistakes: none,
      warnings: [
        `columns.0.links.0.icon ${NOT_READ}`,
        `promo.messages.0.textColor ${NOT_READ}`,
        `promo.colors ${NOT_READ}`,
      ],
    });
  });

  test('the menu and footer of the shop have none', () => {
    for (const { kind, body } of contentRows())
      if (kind === 'menu' || kind === 'footer') expect(checked(kind, body)).toEqual({ mistakes: none, warnings: none });
  });
});

test('POP-06 a pop-up whose name does not say which form it has is a warning', () => {
  const named = (name: string) =>
    checked('popups', { items: [{ id: 'a', name, title: 'Spring', logoSize: 'small', targets: [] }] });
  const warning =
    'items.0.name gives the pop-up the form to create an account: a name with "newsletter" gives it that of the newsletter, and a name with "account" confirms yours';
  expect(named('spring')).toEqual({ mistakes: none, warnings: [warning] });
  for (const name of ['spring-newsletter', 'account-spring', 'Registration'])
    expect(named(name)).toEqual({ mistakes: none, warnings: none });
});

describe('lists without entries', () => {
  test('CNT-03 CNT-73 are a warning in a page and a footer, which say what follows', () => {
    expect(checked('page', { ...page({ type: 'anchor' }), sections: [] })).toEqual({
      mistakes: none,
      warnings: ['sections is empty, so there is nothing to show'],
    });
    const footer = {
      columns: [{ title: 'Help', links: [] }],
      legalLine: '',
      promo: { messages: [], autorotateTime: 0, closable: false },
    };
    expect(checked('footer', footer).warnings).toEqual([
      'columns.0.links is empty, so only its title shows',
      'promo.messages is empty, so there is no promo bar',
    ]);
  });
});

describe('the kind of a document', () => {
  test.each([
    [{ legalLine: '© 2026' }, 'footer'],
    [{ promo: {} }, 'footer'],
    [{ promos: [] }, 'category'],
    [{ sections: [] }, 'page'],
  ])('is read from its fields: %j', (body, kind) => expect(kindOfDocument(JSON.stringify(body))).toBe(kind));
});

describe('the menu', () => {
  const entry = (id: string, others: object = {}) => ({
    id,
    title: `Entry ${id}`,
    target: { title: id, url: `/${id}` },
    children: [],
    ...others,
  });
  const group = (title: string, others: object = {}) => ({ title, url: '/a', ...others });
  const check = (...items: readonly object[]) => checked('menu', { items });
  const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(`e${index}`));

  test('NAV-01 more first-level entries than fit are a warning', () => {
    expect(check(...entries(8))).toEqual({ mistakes: none, warnings: none });
    expect(check(...entries(9))).toEqual({
      mistakes: none,
      warnings: ['items has 9 entries: more than 8 may not fit beside the search'],
    });
    expect(check().warnings).toEqual(['items is empty, so the shop has no menu']);
  });

  test('ENT-30 repeated ids, empty columns, empty and long titles and unknown icons are warnings at their places', () => {
    const long = 'x'.repeat(41);
    const { mistakes, warnings } = check(
      entry('a', { title: ' ', children: [group(long, { children: [group('', { menuIcon: 'skull' })] })] }),
      entry('a', {
        columns: [{ children: [] }, { children: [group('x'.repeat(40), { menuIcon: 'star' }), group('')] }],
      }),
      entry('c', { target: { title: 'c', url: '/c', menuIcon: 'toString' } }),
    );
    const icons = 'there are heart, pin, return, star, truck';
    expect(mistakes).toEqual(none);
    expect(warnings).toEqual([
      'items.1.id is used twice: a',
      'items.1.columns.0 is an empty column',
      'items.0.title is empty',
      'items.0.children.0.title has 41 characters: more than 40 may not fit',
      'items.0.children.0.children.0.title is empty',
      `items.0.children.0.children.0.menuIcon is not a known icon: skull; ${icons}`,
      'items.1.columns.1.children.1.title is empty',
      `items.2.target.menuIcon is not a known icon: toString; ${icons}`,
    ]);
  });

  test('NAV-09 a visibility of a title that does not exist is a warning', () => {
    const withVisibility = (titleVisibility: string) =>
      check(entry('a', { children: [group('b', { titleVisibility })] })).warnings;
    expect(withVisibility('symbol')).toEqual([
      'items.0.children.0.titleVisibility is not one of title, title+icon, icon',
    ]);
    for (const known of ['title', 'title+icon', 'icon', '']) expect(withVisibility(known)).toEqual(none);
  });
});
