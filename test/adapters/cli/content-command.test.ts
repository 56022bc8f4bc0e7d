import { movedPages } from '#adapters/backend/seed/data/moved-pages.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  publishDue,
  putVersion,
  readVersion,
  restoreVersion,
} from '#adapters/backend/commerce/modules/content/content-versions.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { runInProcess, runPortico } from '#test/support/command-line.ts';
import { catalogService } from '#test/support/commerce/catalog-service.ts';
import { openCommandDatabase } from '#test/support/commerce/command-database.ts';
import { OPENING } from '#test/support/commerce/databases.ts';

const page = (title: string, name = 'sale') => ({
  id: name,
  name,
  seo: { title, description: '' },
  sections: [{ id: 's', items: [{ id: 'b', type: 'rich-text', richText: { html: `<p>${title}</p>` } }] }],
});

describe('content by the command line', () => {
  let opened: Awaited<ReturnType<typeof openCommandDatabase>>;
  beforeAll(async () => {
    opened = await openCommandDatabase('seeded');
  }, OPENING);
  afterAll(() => opened.close(), OPENING);

  const portico = (...args: readonly string[]) => runInProcess(['content', ...args], { DATABASE_URL: opened.url });
  const fileOf = (content: unknown, name = 'document.json') => {
    const file = join(opened.folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const titleOf = async (name: string) => {
    const { status, body } = await catalogService(opened.database)(
      `publish/caas/v1/canvas/page/nordkamm-us/${encodeURIComponent(name)}`,
    );
    return status === 200 ? JSON.stringify(body).match(/"title":"([^"]*)"/)?.[1] : status;
  };

  test('CNT-01 a page is stored as a draft, published, changed, scheduled and restored, without a restart', async () => {
    expect(await portico('put', 'page/sale', fileOf(page('One')), '--author', 'ada', '--note', 'first')).toEqual({
      code: 0,
      out: 'Version 1 of page/sale was stored. It is not published yet.\n',
      err: '',
    });
    expect(await titleOf('sale')).toBe(404);
    expect((await portico('publish', 'page/sale')).out).toBe('Version 1 of page/sale was published.\n');
    expect(await titleOf('sale')).toBe('One');
    expect(await portico('put', 'page/sale', fileOf(page('Two')), '--publish')).toMatchObject({ code: 0 });
    expect(await titleOf('sale')).toBe('Two');
    await portico('put', 'page/sale', fileOf(page('Three')));
    expect(await portico('publish', 'page/sale', '--at', '2020-01-01T00:00:00Z')).toEqual({
      code: 2,
      out: '',
      err: '2020-01-01T00:00:00.000Z has passed: without --at the version is published now.',
    });
    expect(await titleOf('sale')).toBe('Two');
    expect((await portico('publish', 'page/sale', '--at', '2090-01-01T00:00:00Z')).out).toBe(
      'Version 3 of page/sale will be published at 2090-01-01T00:00:00.000Z.\n',
    );
    expect(await titleOf('sale')).toBe('Two');
    await publishDue(opened.database.db, Date.parse('2090-01-01T00:00:00Z') - 1);
    expect(await titleOf('sale')).toBe('Two');
    await Promise.all([1, 2].map(() => publishDue(opened.database.db, Date.parse('2090-01-01T00:00:00Z'))));
    expect(await titleOf('sale')).toBe('Three');
    expect(await portico('restore', 'page/sale', '1', '--publish')).toMatchObject({ code: 0 });
    expect(await titleOf('sale')).toBe('One');
    const history = (await portico('history', 'page/sale')).out.trim().split('\n');
    expect(history.map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual([
      '4 published',
      '3 published',
      '2 published',
      '1 published',
    ]);
    expect(history[0]).toMatch(/^4 {2}published {2}current {2}\S+Z {2}\S+ {2}version 1 restored$/);
    expect(history[3]).toMatch(/ {2}ada {2}first$/);
    expect((await portico('list')).out).toMatch(/^page\/sale {2}version 4 {2}4 versions$/m);
    expect(JSON.parse((await portico('list', '--json')).out)).toContainEqual({
      document: 'page/sale',
      isPublished: true,
      published: 4,
      versions: 4,
      nextAt: null,
    });
    expect((await portico('show', 'page/sale', '--version', '2')).out).toBe(JSON.stringify(page('Two')));
  });

  test('the delivered content stays as the first version, and a new delivery does not replace what an editor published', async () => {
    const delivered = JSON.parse((await portico('show', 'page/help/returns', '--locale', 'fr-ca')).out);
    expect(delivered.seo.title).toBe('Retours');
    const file = fileOf({ ...delivered, seo: { ...delivered.seo, title: 'Nos retours' } });
    await portico('put', 'page/help/returns', file, '--locale', 'fr-ca', '--publish');
    expect(JSON.parse((await portico('show', 'page/help/returns', '--version', '1', '--locale', 'fr-ca')).out)).toEqual(
      delivered,
    );
    await sql`update seeding set digest = ''`.execute(opened.database.db);
    await seedDatabase(opened.database);
    expect((await portico('list', '--locale', 'fr-ca')).out).toMatch(
      /^page\/help\/returns {2}version 2 {2}2 versions$/m,
    );
    const { body } = await catalogService(opened.database)(
      `publish/caas/v1/canvas/page/nordkamm-ca/${encodeURIComponent('help/returns')}`,
    );
    expect(body).toMatchObject({ seo: { title: 'Nos retours' } });
  });

  test('CNT-01 a page is taken away from shoppers, with what was scheduled, and comes back when a version is published', async () => {
    const inPreview = async (date: string) => {
      const path = `preview/caas/v1/canvas/page/nordkamm-us/gone?previewDate=${encodeURIComponent(date)}`;
      return (await catalogService(opened.database, undefined, { environment: 'demo' })(path)).status;
    };
    await portico('put', 'page/gone', fileOf(page('One', 'gone')), '--publish');
    await portico('put', 'page/gone', fileOf(page('Two', 'gone')));
    await portico('publish', 'page/gone', '--at', '2090-01-01T00:00:00Z');
    expect([await titleOf('gone'), await inPreview('2091-01-01T00:00:00Z')]).toEqual(['One', 200]);
    expect(await portico('unpublish', 'page/gone')).toEqual({
      code: 0,
      out:
        'page/gone is not published any longer. "portico content publish" publishes a version of it again.\n' +
        'Versions that were scheduled and are drafts now: 1.\n',
      err: '',
    });
    expect([await titleOf('gone'), await inPreview('2091-01-01T00:00:00Z')]).toEqual([404, 404]);
    await publishDue(opened.database.db, Date.parse('2091-01-01T00:00:00Z'));
    expect(await titleOf('gone')).toBe(404);
    expect((await portico('list')).out).toMatch(/^page\/gone {2}not published {2}2 versions$/m);
    const history = (await portico('history', 'page/gone')).out.trim().split('\n');
    expect(history.map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual(['2 draft', '1 unpublished']);
    expect(await portico('unpublish', 'page/gone')).toEqual({
      code: 3,
      out: '',
      err: 'page/gone of en-us is not published.',
    });
    // A publication that is only planned can be withdrawn, too.
    await portico('publish', 'page/gone', '--version', '1', '--at', '2090-01-01T00:00:00Z');
    expect(await portico('unpublish', 'page/gone')).toEqual({
      code: 0,
      out: 'page/gone was not published.\nVersions that were scheduled and are drafts now: 1.\n',
      err: '',
    });
    await publishDue(opened.database.db, Date.parse('2091-01-01T00:00:00Z'));
    expect(await titleOf('gone')).toBe(404);
    await portico('publish', 'page/gone', '--version', '1');
    expect([await titleOf('gone'), await inPreview('2091-01-01T00:00:00Z')]).toEqual(['One', 200]);
  });

  test('note and author are one line without control characters, which a terminal would follow', async () => {
    const file = fileOf(page('One', 'noted'));
    for (const text of ['\u001b[2J hidden', 'two\nlines', 'x'.repeat(501)])
      for (const option of ['--note', '--author'])
        expect(await portico('put', 'page/noted', file, option, text)).toMatchObject({
          code: 2,
          err: expect.stringContaining('It must be one line of at most 500 characters.'),
        });
  });

  test('a delivered page that was taken away is not published again by a new delivery; the documents that name it are listed', async () => {
    const care = JSON.parse((await portico('show', 'page/help/delivery')).out);
    expect(care.name).toBe('help/delivery');
    const taken = await portico('unpublish', 'page/help/delivery', '--json');
    expect(JSON.parse(taken.out)).toMatchObject({ scheduled: 0, linkedFrom: expect.arrayContaining(['footer']) });
    const deliver = async () => {
      await sql`update seeding set digest = ''`.execute(opened.database.db);
      await seedDatabase(opened.database);
    };
    await deliver();
    expect(await titleOf('help/delivery')).toBe(404);
    // Neither before the time for which its delivered version is scheduled, nor once that is withdrawn.
    await portico('publish', 'page/help/delivery', '--version', '1', '--at', '2090-01-01T00:00:00Z');
    await deliver();
    await portico('unpublish', 'page/help/delivery');
    await deliver();
    expect(await titleOf('help/delivery')).toBe(404);
    expect(await titleOf('help/returns')).toBe('Returns');
    expect((await portico('restore', 'page/help/delivery', '0', '--publish')).code).toBe(0);
    expect(await titleOf('help/delivery')).toBe(care.seo.title);
    expect(await portico('unpublish', 'page/fragment/none')).toMatchObject({ code: 3 });
    for (const document of ['page/home', 'menu', 'footer'])
      expect(await portico('unpublish', document)).toEqual({
        code: 2,
        out: '',
        err: `The shop needs ${document}. "portico content publish" publishes another version of it.`,
      });
  });

  test.each(['page/help/care', 'category/1000', 'menu', 'footer', 'popups'])(
    'CNT-01 POP-09 the delivered %s can be stored as a version, and is published as it was',
    async (document) => {
      const delivered = (await portico('show', document, '--locale', 'en-gb')).out;
      expect(await portico('put', document, fileOf(delivered), '--locale', 'en-gb', '--publish')).toMatchObject({
        code: 0,
        err: '',
      });
      expect((await portico('show', document, '--locale', 'en-gb')).out).toBe(delivered);
      expect((await portico('list', '--locale', 'en-gb')).out).toMatch(
        new RegExp(`^${document} {2}version 2 {2}2 versions$`, 'm'),
      );
    },
  );

  test('delivered content is version 0, before and after an editor has stored a version of it', async () => {
    const show = async (version: string) => (await portico('show', 'page/help/care', '--version', version)).out;
    expect(await portico('history', 'page/help/care')).toEqual({
      code: 0,
      out: '',
      err: 'page/help/care is as delivered, and can be shown as version 0.',
    });
    const delivered = await show('0');
    expect(JSON.parse(delivered)).toMatchObject({ name: 'help/care' });
    expect((await portico('show', 'page/help/care')).out).toBe(delivered);
    expect((await portico('restore', 'page/help/care', '0')).out).toContain('Version 2 of page/help/care was stored.');
    await portico('put', 'page/help/care', fileOf(page('Care', 'help/care')), '--publish');
    expect([await show('0'), await show('1'), await show('2')]).toEqual([delivered, delivered, delivered]);
    await portico('restore', 'page/help/care', '0', '--publish');
    expect(await show('4')).toBe(delivered);
    expect((await portico('history', 'page/help/care')).out).toMatch(
      /^4 {2}published {2}current .* version 0 restored$/m,
    );
  });

  const block = (fields: object) => ({ ...page('x'), sections: [{ id: 's', items: [{ id: 'b', ...fields }] }] });
  const picture = { name: 'scenes/hero-pass', alt: 'A pass', width: 1600, height: 900, color: '#445566' };
  const hero = { type: 'hero-standard', title: 'A', media: { _tag: 'picture', picture } };
  const text = { type: 'rich-text', richText: [] };
  const accordions = (blocks: readonly object[]): object => ({
    id: 'a',
    type: 'accordions',
    items: [{ title: 'T', blocks }],
  });
  const nested = (levels: number): object =>
    levels === 0 ? { id: 'leaf', ...text } : { ...accordions([nested(levels - 1)]), id: `a${levels}` };

  test.each([
    ['no JSON', '{', /^the document is not JSON: /],
    ['a missing field', { ...page('x'), seo: {} }, /^seo\.title is missing$/m],
    [
      'a missing title of a block',
      block({ ...hero, title: ' ' }),
      /^sections\.0\.items\.0\.title is not a line of visible text of at most 500 characters$/m,
    ],
    [
      'a title that is too long',
      block({ ...hero, title: 'x'.repeat(100_000) }),
      /^sections\.0\.items\.0\.title is not a line of visible text of at most 500 characters$/m,
    ],
    [
      'a color of another form',
      block({ type: 'spacer', bottomMargins: 'md', backgroundColor: 'red' }),
      /^sections\.0\.items\.0\.backgroundColor is not a color of the form #rgb or #rrggbb$/m,
    ],
    [
      'an unsafe address',
      block({
        ...hero,
        targets: [
          { text: 'a', url: '/a' },
          { text: 'b', url: 'javascript:alert(1)' },
        ],
      }),
      /^sections\.0\.items\.0\.targets\.1\.url is not an address of at most 2,000 characters, such as [^\n]+$/m,
    ],
    [
      'an address that is no text',
      block({ ...hero, targets: [{ text: 'a', url: 1 }] }),
      /^sections\.0\.items\.0\.targets\.0\.url is not an address of at most 2,000 characters, such as [^\n]+$/m,
    ],
    [
      'a wrong picture in a union',
      block({ ...hero, media: { _tag: 'picture', picture: { ...picture, width: 'x' } } }),
      /^sections\.0\.items\.0\.media\.picture\.width is not [^\n]+$/,
    ],
    ['a list that is none', { ...page('x'), sections: 'none' }, /^sections is not a list of at most 100$/m],
    ['a section that is none', { ...page('x'), sections: [7] }, /^sections\.0 is not a record$/m],
    [
      'an unknown type',
      block({ type: 'raffle' }),
      /^sections\.0\.items\.0\.type is not a known type of block: raffle; there are .*hero-standard/m,
    ],
    ['no id', { ...page('x'), sections: [{ id: 's', items: [text] }] }, /^sections\.0\.items\.0\.id is missing$/m],
    [
      'a repeated id',
      {
        ...page('x'),
        sections: [
          {
            id: 's',
            items: [
              { id: 'b', ...text },
              { id: 'b', ...text },
            ],
          },
        ],
      },
      /^sections\.0\.items\.1\.id is used twice: b$/m,
    ],
    [
      'deep nesting',
      block(nested(5)),
      /^sections\.0\.items\.0(?:\.items\.0\.blocks\.0){5} is nested too deeply: at most 4 levels of blocks$/m,
    ],
    [
      'too many blocks',
      {
        ...page('x'),
        sections: [0, 1, 2].map((at) => ({
          id: `s${at}`,
          items: Array.from({ length: 67 }, (_, index) => ({ id: `${at}-${index}`, ...text })),
        })),
      },
      /^sections has 201 blocks: at most 200 are allowed$/m,
    ],
    ['another name', { ...page('x'), name: 'other' }, /^name is not sale: it must equal the name of the document$/m],
    ['a NUL character', JSON.stringify(page('a\0b')), /^seo\.title has characters that cannot be stored$/m],
    ['half a character', '{"name":"\\ud800"}', /^name has characters that cannot be stored$/m],
    ['too many levels', `${'['.repeat(90)}${']'.repeat(90)}`, /^the document has more than 60 levels$/m],
  ])('%s is refused with its place, and nothing is stored', async (_, document, message) => {
    const before = (await portico('history', 'page/sale', '--json')).out;
    const { code, err } = await portico('put', 'page/sale', fileOf(document));
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    expect((await portico('history', 'page/sale', '--json')).out).toBe(before);
  });

  test('content of a category or a product that the site does not have is a warning', async () => {
    const category = () => fileOf({ promos: [] });
    expect(await portico('put', 'category/9999', category())).toMatchObject({
      code: 0,
      err: 'warning: the document belongs to a category that does not exist: 9999',
    });
    expect(await portico('put', 'page/product/NOPE1', fileOf(page('One', 'product/NOPE1')))).toMatchObject({
      code: 0,
      err: expect.stringContaining('belongs to a product that the site does not sell: product/NOPE1'),
    });
    expect(await portico('put', 'category/1100', category())).toMatchObject({ code: 0, err: '' });
  });

  test('a document is checked without a database', async () => {
    expect(await runInProcess(['content', 'check', fileOf(block(text))])).toEqual({
      code: 0,
      out: 'The document has no mistakes.\n',
      err: '',
    });
    expect(await runInProcess(['content', 'check', fileOf(block({ type: 'raffle' })), '--json'])).toMatchObject({
      code: 2,
    });
    expect(await runInProcess(['content', 'check', fileOf({ items: [{ id: 'a' }] })])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^items\.0\.title is missing$/m),
    });
    expect(await runInProcess(['content', 'check', 'no-such-file.json'])).toMatchObject({ code: 2 });
    expect(await runInProcess(['content', 'check', opened.folder])).toMatchObject({
      code: 2,
      err: `${opened.folder}: it is a folder.`,
    });
  });

  test('what is printed of a document has no character that a terminal follows', async () => {
    const reversed = block({ type: 'a\u202eb\u0007', id: 'b' });
    const { err } = await runInProcess(['content', 'check', fileOf({ ...reversed, 'c\u2066': '' })]);
    expect(err).toContain('is not a known type of block: a\\u202eb\\u0007;');
    expect(err).toMatch(/^warning: c\\u2066 is not a known field, and has no effect$/m);
    expect(err).toMatch(/^warning: sections\.0\.items\.0\.type has \\u202e, /m);
  });

  test('every delivered document has no mistakes', async () => {
    const rows = await opened.database.db
      .selectFrom('contentDocument')
      .select(['kind', 'name', 'body'])
      .where('version', 'is', null)
      .execute();
    const { checkDocument } = await import('#adapters/backend/commerce/modules/content/check-document.ts');
    for (const { kind, name, body } of rows)
      expect([kind, name, checkDocument(kind, JSON.stringify(body), name)]).toEqual([
        kind,
        name,
        { mistakes: [], warnings: [] },
      ]);
  });

  test('unknown documents, versions and sites are refused', async () => {
    expect(await portico('show', 'page/none')).toMatchObject({ code: 3 });
    expect(await portico('publish', 'page/none')).toMatchObject({ code: 3 });
    expect(await portico('history', 'page/none')).toMatchObject({ code: 3 });
    expect(await portico('restore', 'page/sale', '99')).toMatchObject({ code: 3 });
    expect(await portico('restore', 'page/sale', '0')).toMatchObject({ code: 3 });
    expect(await portico('show', 'page/sale', '--version', '0')).toMatchObject({ code: 3 });
    expect(await portico('publish', 'page/sale', '--version', '99')).toMatchObject({ code: 3 });
    expect(await portico('list', '--locale', 'xx-yy')).toMatchObject({ code: 2 });
    for (const args of [
      ['show', 'pages'],
      ['show', 'page/../x'],
      ['publish', 'menu', '--at', 'tomorrow'],
      ['restore', 'menu', '-1'],
      ['publish', 'menu', '--version', '0'],
    ])
      expect(await portico(...args)).toMatchObject({ code: 2 });
  });

  test('CNT-03 misspelled fields of a page, its texts for search engines and its sections are warnings, and are named', async () => {
    const document = page('Sale');
    const sections = document.sections.map((section) => ({ ...section, tone: 'dark' }));
    const misspelled = { ...document, sections, sectoins: [], seo: { ...document.seo, tittle: 'Sale' } };
    expect(await runInProcess(['content', 'check', fileOf(misspelled)])).toEqual({
      code: 0,
      out: 'The document has no mistakes.\n',
      err: ['sectoins', 'seo.tittle', 'sections.0.tone']
        .map((place) => `warning: ${place} is not a known field, and has no effect`)
        .join('\n'),
    });
  });

  test('sections with the same id are warnings, and a byte order mark is left out', async () => {
    const document = page('Sale');
    const repeated = { ...document, sections: [...document.sections, { id: 's', items: [] }] };
    expect(
      await portico('put', 'page/marked', fileOf(`\ufeff${JSON.stringify({ ...repeated, name: 'marked' })}`)),
    ).toEqual({
      code: 0,
      out: 'Version 1 of page/marked was stored. It is not published yet.\n',
      err: 'warning: sections.1.id is used twice: s',
    });
    expect((await portico('show', 'page/marked')).out).toBe(JSON.stringify({ ...repeated, name: 'marked' }));
  });

  test('a redirect is added, replaced, listed and removed; loops and unsafe addresses are refused', async () => {
    const settings = { DATABASE_URL: opened.url, PUBLIC_URL: 'https://shop.test' };
    const redirect = (...args: readonly string[]) => runInProcess(['redirect', ...args], settings);
    expect(await redirect('add', '/en-us/old%20sale/?x=1', '/help/sizes')).toEqual({
      code: 0,
      out: '/old%20sale of en-us redirects to /help/sizes (301).\nA redirect is of a path: it applies with every query.\n',
      err: '',
    });
    expect((await redirect('add', '/help/care', '/help/sizes')).err).toBe(
      'warning: the shop has a page at /help/care, which it shows as long as it is published.',
    );
    await redirect('add', '/caf%c3%a9', '/help/sizes');
    expect((await redirect('list')).out).toContain('/caf%C3%A9  /help/sizes  301\n');
    expect([(await redirect('remove', '/help/care')).code, (await redirect('remove', '/café')).code]).toEqual([0, 0]);
    expect(await redirect('add', '/old%20sale', '/sale')).toMatchObject({
      out: '/old%20sale of en-us redirects to /sale (301).\nIt replaces the redirect to /help/sizes.\n',
    });
    expect(await redirect('add', '/sale', '/autumn?from=sale#top', '--status', '302')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^warning: \/autumn\?from=sale#top leads to no page of the site\.$/m),
    });
    for (const [from, to] of [
      ['/autumn', '/old%20sale'],
      ['/autumn', '/en-us/sale'],
      ['/a', '/a/'],
      ['/a', 'https://shop.test/en-us/a'],
      ['/a', 'javascript:alert(1)'],
      ['/a', '//evil.example'],
      ['/a', '/..//evil.example'],
      ['/a', 'https://user:secret@evil.example'],
      ['a', '/b'],
      ['/en-us', '/b'],
      ['/old/*', '/b'],
      ['/a', '/a%20'],
      ['/a', '/a%0a'],
      ['/a', '/b\r\nSet-Cookie: a=b'],
      ['/a\nb', '/b'],
    ] as const)
      expect([from, to, await redirect('add', from, to)]).toEqual([from, to, expect.objectContaining({ code: 2 })]);
    for (const [from, to] of [
      ['/en-gb/old', '/sale'],
      ['/old', '/fr-ca/sale'],
    ] as const)
      expect(await redirect('add', from, to)).toMatchObject({
        code: 2,
        err: expect.stringContaining('is an address of another site'),
      });
    expect(await redirect('add', '/old%20sale', 'https://other.example/a')).toMatchObject({
      code: 0,
      err: expect.not.stringContaining('warning'),
    });
    expect((await redirect('add', '/older', '/old%20sale')).err).toBe('');
    await redirect('remove', '/older');
    const delivered = movedPages.map(({ from, to }) => `${from}  ${to}  301\n`).join('');
    expect((await redirect('list')).out).toBe(
      `${delivered}/old%20sale  https://other.example/a  301\n/sale  /autumn?from=sale#top  302\n`,
    );
    expect(JSON.parse((await redirect('list', '--json')).out)).toHaveLength(movedPages.length + 2);
    expect(await redirect('remove', '/sale')).toMatchObject({ code: 0 });
    expect(await redirect('remove', '/sale')).toMatchObject({ code: 3 });
    expect((await redirect('list', '--locale', 'fr-ca')).out).toBe(delivered);
    expect(await redirect('add', '/EN-US/Old-path', '/en-GB/sale')).toMatchObject({ code: 2 });
    expect((await redirect('add', '/EN-US/Old-path', '/En-us/help')).out).toBe(
      '/Old-path of en-us redirects to /help (301).\n',
    );
    await redirect('remove', '/en-US/Old-path');
    // A delivered one that was removed stays removed with the next delivery, until an editor adds it again.
    const [moved = { from: '', to: '' }] = movedPages;
    const deliver = async () => {
      await sql`update seeding set digest = ''`.execute(opened.database.db);
      await seedDatabase(opened.database);
      return (await redirect('list')).out;
    };
    await redirect('remove', moved.from);
    expect(await deliver()).not.toContain(`${moved.from}  `);
    await redirect('add', moved.from, moved.to);
    expect(await deliver()).toContain(`${moved.from}  ${moved.to}  301\n`);
  });

  test('SHOW-09 the link of a preview is printed with a warning if neither the shop nor a draft has the page', async () => {
    await portico('put', 'page/only-draft', fileOf(page('Draft', 'only-draft')));
    for (const known of ['only-draft', 'home', 'help/care', 'c/footwear-1000'])
      expect(await portico('preview', known)).toMatchObject({ code: 0, err: '' });
    expect(await portico('preview', 'help/nope')).toMatchObject({
      code: 0,
      out: expect.stringContaining('/__preview?grant='),
      err: 'warning: /help/nope leads to no page of the site.',
    });
  });

  test('SHOW-09 a preview shows the newest version, or what is published at a date, only with a grant', async () => {
    const put = (title: string) => portico('put', 'page/preview', fileOf(page(title, 'preview')));
    await put('Public');
    await portico('publish', 'page/preview');
    await put('Scheduled');
    await portico('publish', 'page/preview', '--at', '2090-01-01T00:00:00Z');
    await put('Draft');
    const { out } = await portico('preview', 'preview', '--at', '2090-06-01T00:00:00Z');
    expect(decodeURIComponent(out)).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/__preview\?grant=\d{13}\.[\w-]{43}&to=\/en-us\/preview\?preview=true&previewDate=2090-06-01T00:00:00\.000Z$/m,
    );
    const grant = new URL(out).searchParams.get('grant') ?? '';
    const titleWith = async (
      query: string,
      headers: { readonly [name: string]: string } = {},
      mode = 'preview',
      environment: 'demo' | 'production' = 'production',
    ) => {
      const service = catalogService(opened.database, undefined, { environment });
      const { body } = await service(`${mode}/caas/v1/canvas/page/nordkamm-us/preview${query}`, { headers });
      return JSON.stringify(body).match(/"title":"([^"]*)"/)?.[1];
    };
    const granted = { 'x-preview-grant': grant };
    expect(await titleWith('')).toBe('Public');
    expect(await titleWith('', { 'x-preview-grant': grant.replace(/.$/, grant.endsWith('A') ? 'B' : 'A') })).toBe(
      'Public',
    );
    expect(await titleWith('', granted)).toBe('Draft');
    expect(await titleWith('', granted, 'publish')).toBe('Public');
    expect(await titleWith('?previewDate=2090-06-01T00:00:00.000Z', granted)).toBe('Scheduled');
    expect(await titleWith('?previewDate=2089-06-01T00:00:00.000Z', granted)).toBe('Public');
    expect(await titleWith('?previewDate=tomorrow', granted)).toBe('Draft');
    expect(await titleWith('', {}, 'preview', 'demo')).toBe('Draft');
  });

  test('a document is read from standard input in a process of its own', async () => {
    const result = await runPortico(['content', 'check', '-'], {});
    expect(result).toMatchObject({
      code: 2,
      err: 'standard input: it is empty: name a file, or pipe the document into the command.',
    });
    expect(await runInProcess(['content', 'check', fileOf(' \n')])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/: it is empty\.$/),
    });
  });

  test('versions stored at the same time are all kept', async () => {
    const key = { siteId: 'nordkamm-us', kind: 'page', name: 'race' } as const;
    const versions = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        putVersion(
          opened.database.db,
          key,
          { body: JSON.stringify(page(String(index), 'race')), author: 'a', note: '' },
          Date.now(),
        ),
      ),
    );
    expect(versions.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  test('1,000 versions that are restored in order are equal byte for byte', async () => {
    const key = { siteId: 'nordkamm-gb', kind: 'page', name: 'bytes' } as const;
    const bodies = Array.from(
      { length: 1000 },
      (_, index) => `{ "n" :\t${index}.00,"é": "\\u00e9 ☃ ${'x'.repeat(index % 7)}"\r\n}`,
    );
    for (const body of bodies) await putVersion(opened.database.db, key, { body, author: 'a', note: '' }, 0);
    for (let version = 1; version <= 1000; version += 1)
      expect(await restoreVersion(opened.database.db, key, { version, author: 'a', now: 0 })).toBe(1000 + version);
    for (const [index, body] of bodies.entries())
      expect((await readVersion(opened.database.db, key, 1001 + index))?.body).toBe(body);
  }, 60_000);
});
