import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEDIUM_PATH } from '#core/site/service-paths.ts';
import { social } from '#adapters/contract/social.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { openCommandShop } from '#test/support/commerce/command-database.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { makeMembers } from '#test/support/commerce/member.ts';

const STREAM = 'NKTRAIL3';

describe('a moderator', () => {
  let shop: Awaited<ReturnType<typeof openCommandShop>>;
  beforeAll(async () => {
    shop = await openCommandShop();
  }, OPENING);
  afterAll(() => shop.close(), OPENING);

  const portico = (...args: readonly string[]) => runInProcess(args, { DATABASE_URL: shop.url });
  const shown = async (query = {}) => {
    const guest = await shop.shopper();
    return (await guest.call(social.ofStream, { params: { streamId: STREAM }, query })).reply.media;
  };
  const fileOf = (name: string) =>
    shop.commerce.fetch(new Request(`http://service.local${MEDIUM_PATH}?name=${name.replace(/\.\w{8}$/, '')}.webp`));

  test('API-107 API-108 an upload of a member is shown once it was approved, and its file is removed when it is rejected', async () => {
    const { member } = await makeMembers(shop.commerce.fetch).join();
    const { userId } = (await member.call(social.createUser, { body: { screenName: 'Ada' } })).reply;
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const upload = (file: string) =>
      member.call(social.upload, {
        params: { userId },
        body: { caption: 'Rain\r\nall\u061c\u2028day', file, productIds: ['NKTRAIL3FJO'] },
      });
    expect(await upload(Buffer.from('no photo, but long enough to be one').toString('base64'))).toMatchObject({
      status: 415,
      errorId: 'API415',
    });
    const { mediaId } = (await upload(photo.toString('base64'))).reply;
    expect((await shown()).map(({ id }) => id)).not.toContain(mediaId);

    const folder = await temporaryFolder();
    try {
      const list = await portico('social', 'list', '--state', 'pending', '--photos', folder.path);
      const [row = '', file = ''] = list.out.trim().split('\n');
      expect(row.split('  ')).toEqual([mediaId, 'pending', '0 reports', 'NKTRAIL3FJO', 'Ada', 'Rain all day']);
      expect(await readFile(file)).toEqual(photo);
    } finally {
      await folder.remove();
    }

    expect(await portico('social', 'approve', mediaId)).toMatchObject({ code: 0 });
    const approved = (await shown()).find(({ id }) => id === mediaId);
    expect(approved).toMatchObject({ caption: expect.stringMatching(/^Rain/), uploader: 'Ada', language: 'en' });
    expect(approved?.images.normal).toMatchObject({ width: 60, height: 40, alt: 'Photo by Ada' });
    const name = approved?.images.normal.name ?? '';
    expect((await fileOf(name)).status).toBe(200);
    const ofUser = await member.call(social.ofCustomer, { params: { customerId: userId } });
    expect(ofUser.reply.media.map(({ id }) => id)).toEqual([mediaId]);

    expect(await portico('social', 'reject', mediaId)).toMatchObject({ code: 0 });
    expect((await shown()).map(({ id }) => id)).not.toContain(mediaId);
    expect((await fileOf(name)).status).toBe(404);
    expect(await portico('social', 'approve', mediaId)).toMatchObject({ code: 3 });
  });

  test('API-107 a member has at most 20 pictures that wait, and all that wait are listed, the oldest first', async () => {
    const photo = await sharp({ create: { width: 6, height: 4, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const uploaderOf = async (screenName: string) => {
      const { member } = await makeMembers(shop.commerce.fetch).join();
      const { userId } = (await member.call(social.createUser, { body: { screenName } })).reply;
      return (caption: number) =>
        member.call(social.upload, {
          params: { userId },
          body: { caption: `Picture ${caption}`, file: photo.toString('base64'), productIds: ['NKTRAIL3FJO'] },
        });
    };
    const eager = await uploaderOf('Eager');
    const answers = await Promise.all(Array.from({ length: 23 }, (_, index) => eager(index)));
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals).toHaveLength(3);
    for (const refused of refusals) expect(refused).toMatchObject({ status: 429, errorId: 'API400' });
    const late = await uploaderOf('Late');
    const { mediaId } = (await late(30)).reply;

    const idsOf = (out: string) =>
      out.split('\n').flatMap((line) => (line.includes('pending') ? [line.split('  ')[0]] : []));
    const first = await portico('social', 'list', '--state', 'pending', '--limit', '20');
    expect([idsOf(first.out).length, first.err]).toEqual([20, '… and 1 more: --start 20']);
    const rest = await portico('social', 'list', '--state', 'pending', '--start', '20');
    expect([idsOf(rest.out), rest.err]).toEqual([[mediaId], '']);
    expect((await portico('social', 'list', '--start', '900')).err).toBe('There are no more pictures.');
    for (const option of [
      ['--limit', '201'],
      ['--limit', '0'],
      ['--start', '-1'],
    ])
      expect(await portico('social', 'list', ...option)).toMatchObject({ code: 2 });

    await portico('social', 'reject', idsOf(first.out)[0] ?? '');
    expect(await eager(24)).toMatchObject({ status: 200 });
    expect(await eager(25)).toMatchObject({ status: 429 });
  });

  test('SOC-09 one report of a shopper counts, reported pictures are first, and those of reviews can be approved again', async () => {
    const [medium] = await shown();
    const id = medium?.id ?? '';
    const guest = await shop.shopper();
    const report = { params: { mediaId: id }, body: { reason: 'spam' } } as const;
    for (let turn = 0; turn < 2; turn += 1)
      expect(await guest.call(social.report, report)).toMatchObject({ status: 204 });
    await (await shop.shopper()).call(social.report, report);
    expect((await portico('social', 'list')).out.split('\n')[0]).toContain(`${id}  approved  2 reports`);
    await portico('social', 'reject', id);
    expect((await shown()).map((one) => one.id)).not.toContain(id);
    expect(await guest.call(social.report, report)).toMatchObject({ status: 404 });
    await portico('social', 'approve', id);
    expect((await shown()).map((one) => one.id)).toContain(id);
    expect((await portico('social', 'list')).out).not.toContain('2 reports');
  });

  test('an unknown picture is named', async () => {
    for (const action of ['approve', 'reject'])
      expect(await portico('social', action, 'X')).toMatchObject({
        code: 3,
        err: 'There is no picture X. "portico social list" has the ids.',
      });
  });
});
