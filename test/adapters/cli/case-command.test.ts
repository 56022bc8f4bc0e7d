import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contact } from '#adapters/contract/contact.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { openCommandShop } from '#test/support/commerce/command-database.ts';
import { OPENING } from '#test/support/commerce/databases.ts';

describe('an operator', () => {
  let shop: Awaited<ReturnType<typeof openCommandShop>>;
  beforeAll(async () => {
    shop = await openCommandShop();
  }, OPENING);
  afterAll(() => shop.close(), OPENING);

  test('CASE-01 ORD-22 lists requests, reads a message, and saves the photos of a warranty request', async () => {
    const portico = (...args: readonly string[]) => runInProcess(args, { DATABASE_URL: shop.url });
    expect(await portico('case', 'list')).toEqual({
      code: 0,
      out: '',
      err: 'There are no messages or warranty requests.',
    });
    const guest = await shop.shopper();
    const { caseNumber } = (
      await guest.call(contact.send, {
        body: {
          firstName: 'Ida',
          lastName: 'Berg',
          email: 'ida@example.org',
          categoryId: 'product',
          subjectId: 'care',
          message: 'How do I wash it?\nIt is made of wool.',
          country: 'US',
          captchaToken: 'person',
        },
      })
    ).reply;
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { caseId } = (
      await guest.call(contact.requestWarranty, {
        body: {
          productId: 'NKTRAIL3FJO',
          purchaseDate: '2025-11-01',
          email: 'ida@example.org',
          description: 'The sole of the left shoe came off.',
          photos: [photo.toString('base64')],
        },
      })
    ).reply;
    const list = await portico('case', 'list');
    const rows = list.out.trim().split('\n');
    expect([list.code, rows.map((line) => line.split('  ').toSpliced(1, 1))]).toEqual([
      0,
      [
        [caseId, 'warranty', 'NKTRAIL3FJO', 'ida@example.org'],
        [caseNumber, 'message', 'product/care', 'ida@example.org'],
      ],
    ]);
    const message = await portico('case', 'show', caseNumber.toLowerCase());
    expect(message.out).toMatch(
      /name: Ida Berg\n {2}email: ida@example\.org\n\nHow do I wash it\?\nIt is made of wool\.\n$/,
    );
    const folder = await temporaryFolder();
    try {
      const shown = await portico('case', 'show', caseId, '--photos', folder.path);
      expect(shown.out).toContain(`photo 1: image/png, 40 x 30 pixels, ${photo.length} bytes`);
      const saved = shown.out.trim().split('\n').at(-1) ?? '';
      expect(await readFile(saved)).toEqual(photo);
      for (const folderOfFile of [saved, join(saved, 'photos')])
        expect(await portico('case', 'show', caseId, '--photos', folderOfFile)).toMatchObject({
          code: 3,
          err: `Files cannot be saved in ${folderOfFile}: it is a file, or is below one.`,
        });
    } finally {
      await folder.remove();
    }
    expect(await portico('case', 'show', 'W-0')).toMatchObject({
      code: 3,
      err: 'There is no case W-0. "portico case list" has the numbers.',
    });
  });
});
