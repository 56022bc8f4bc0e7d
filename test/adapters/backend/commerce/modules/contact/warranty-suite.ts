import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_PHOTO_BYTES } from '#core/contact/photo.ts';
import { contact } from '#adapters/contract/contact.ts';
import { consumer } from '#adapters/contract/order.ts';
import { privacy } from '#adapters/contract/privacy.ts';
import { EMAIL_LIMITS } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { MAX_DAILY_PHOTO_BYTES, MAX_DAILY_PHOTO_BYTES_OF_ALL } from '#adapters/backend/commerce/kernel/photos.ts';
import { checkOut, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, password } from '#test/support/commerce/member.ts';
import { freshKey, newShopper, type Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

let senders = 0;
const newEmail = (): string => `warranty-${process.pid}-${(senders += 1)}@example.org`;

export const warrantySuite = (open: () => Shop): void => {
  const fetch = (request: Request) => open().commerce.fetch(request);
  let photo = '';
  beforeAll(async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
    photo = (await picture.jpeg().toBuffer()).toString('base64');
  });
  const sample = (part: object = {}) => ({
    productId: 'NKTRAIL3FJO',
    purchaseDate: '2025-11-01',
    email: newEmail(),
    description: 'The sole of the left shoe came off.',
    photos: [photo],
    ...part,
  });
  const send = (shopper: Shopper, body: ReturnType<typeof sample>, key = freshKey()) =>
    shopper.call(contact.requestWarranty, { body, key });
  const casesOf = (email: string) =>
    open().database.db.selectFrom('warrantyCase').selectAll().where('email', '=', email).execute();
  const photosOf = (caseId: string) =>
    open()
      .database.db.selectFrom('warrantyPhoto')
      .selectAll()
      .where('caseId', '=', caseId)
      .orderBy('position')
      .execute();

  describe('warranty requests', () => {
    test('ORD-22 ORD-23 API-067 a request is stored once per key with its photos, and its id is sent to the address', async () => {
      const guest = await newShopper(fetch);
      const body = sample({ photos: [photo, photo] });
      const key = freshKey();
      const { caseId } = (await send(guest, body, key)).reply;
      expect((await send(guest, body, key)).reply).toEqual({ caseId });
      expect(caseId).toMatch(/^W-\d{10}$/);
      expect(await casesOf(body.email)).toMatchObject([
        { caseId, productId: 'NKTRAIL3FJO', purchaseDate: '2025-11-01', orderNumber: null, siteId: 'nordkamm-us' },
      ]);
      const stored = await photosOf(caseId);
      expect(stored.map(({ contentType, width, height }) => [contentType, width, height])).toEqual([
        ['image/jpeg', 40, 30],
        ['image/jpeg', 40, 30],
      ]);
      expect(Buffer.from(stored[0]?.data ?? []).toString('base64')).toBe(photo);
      const messages = await open()
        .database.db.selectFrom('message')
        .select(['kind', 'params'])
        .where('recipient', '=', body.email)
        .execute();
      expect(messages).toEqual([{ kind: 'warranty-case', params: { caseId, productId: 'NKTRAIL3FJO' } }]);
    });

    test('I47 another photo under the same key is another request', async () => {
      const guest = await newShopper(fetch);
      const [body, key] = [sample(), freshKey()];
      const other = await sharp(Buffer.from(photo, 'base64')).negate().jpeg().toBuffer();
      expect((await send(guest, body, key)).status).toBe(200);
      expect(await send(guest, { ...body, photos: [other.toString('base64')] }, key)).toMatchObject({ status: 422 });
      expect(await casesOf(body.email)).toHaveLength(1);
    });

    test.each([
      ['a product number with markup', { productId: '<b>NKTRAIL' }, 400, 'API400'],
      ['a date in the future', { purchaseDate: '2999-01-01' }, 400, 'API400'],
      ['a date in the format of a site', { purchaseDate: '11/01/2025' }, 400, 'API400'],
      ['an email address without domain', { email: 'nonsense' }, 400, 'AUT453'],
      ['a description of 19 characters', { description: 'x'.repeat(19) }, 400, 'API400'],
      ['a description of 2,001 characters', { description: 'x'.repeat(2_001) }, 400, 'API400'],
      ['an order number that does not exist', { orderNumber: '1234567890' }, 404, 'ORD400'],
      ['text that is no base64', { photos: ['<script>'] }, 400, 'API400'],
      [
        'HTML as a photo',
        { photos: [Buffer.from('<script>alert(1)</script>'.repeat(9)).toString('base64')] },
        415,
        'API415',
      ],
      ['an empty photo', { photos: [''] }, 415, 'API415'],
    ])('ORD-23 VAL-27 %s is refused with its error id, and nothing is stored', async (_, part, status, errorId) => {
      const guest = await newShopper(fetch);
      const body = sample(part);
      expect(await send(guest, body)).toMatchObject({ status, errorId });
      expect(await casesOf(body.email)).toEqual([]);
    });

    test('ORD-23 six photos, and a photo beyond the maximum size, are refused; five of the maximum size are not too large', async () => {
      const guest = await newShopper(fetch);
      const largest = Buffer.alloc(MAX_PHOTO_BYTES).toString('base64');
      const refused = async (photos: readonly string[]) => {
        const { status, errorId } = await send(guest, sample({ photos }));
        return [status, errorId];
      };
      expect(await refused(Array.from({ length: 6 }, () => photo))).toEqual([400, 'API400']);
      expect(await refused([Buffer.alloc(MAX_PHOTO_BYTES + 3).toString('base64')])).toEqual([400, 'API400']);
      expect(await refused(Array.from({ length: 5 }, () => largest))).toEqual([415, 'API415']);
      expect(await refused(Array.from({ length: 7 }, () => largest))).toEqual([413, 'API400']);
    });

    test('ORD-23 the refusal of a file that is no photo says which one it is', async () => {
      const guest = await newShopper(fetch);
      const { text } = await send(guest, sample({ photos: [photo, photo, Buffer.from('short').toString('base64')] }));
      expect(JSON.parse(text)).toMatchObject({ errorDetails: [{ errorId: 'API415', params: { photo: 3 } }] });
    });

    test('ORD-23 a shopper stores photos up to the daily number of bytes', async () => {
      const guest = await newShopper(fetch);
      const { consumerId } = guest.token;
      await open()
        .database.db.insertInto('rateCount')
        .values({
          consumerId,
          rate: 'photo-bytes',
          calls: MAX_DAILY_PHOTO_BYTES - Buffer.from(photo, 'base64').length,
          endsAt: new Date(Date.now() + 60_000),
        })
        .execute();
      expect((await send(guest, sample())).status).toBe(200);
      expect((await send(guest, sample())).status).toBe(429);
      expect((await send(guest, sample({ photos: [] }))).status).toBe(200);
    });

    test('ORD-23 all shoppers together store photos up to a daily number of bytes; requests without photos are accepted', async () => {
      const bytes = Buffer.from(photo, 'base64').length;
      const counters = open().database.db;
      const of = { consumerId: 'everyone', rate: 'photo-bytes' };
      const endsAt = new Date(Date.now() + 60_000);
      const calls = MAX_DAILY_PHOTO_BYTES_OF_ALL - bytes;
      await counters
        .insertInto('rateCount')
        .values({ ...of, calls, endsAt })
        .onConflict((known) => known.columns(['consumerId', 'rate']).doUpdateSet({ calls, endsAt }))
        .execute();
      const [one, other] = [await newShopper(fetch), await newShopper(fetch)];
      expect((await send(one, sample())).status).toBe(200);
      expect((await send(other, sample())).status).toBe(429);
      expect((await send(other, sample({ photos: [] }))).status).toBe(200);
      await counters.deleteFrom('rateCount').where('consumerId', '=', of.consumerId).execute();
      expect((await send(other, sample())).status).toBe(200);
    });

    test('ORD-22 one session sends no more requests to an address than the limit, and then nothing is stored', async () => {
      const guest = await newShopper(fetch);
      const body = sample({ photos: [] });
      const statuses: number[] = [];
      for (let sent = 0; sent <= EMAIL_LIMITS.pair; sent += 1) statuses.push((await send(guest, body)).status);
      expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
      expect(await casesOf(body.email)).toHaveLength(EMAIL_LIMITS.pair);
    });

    test('ORD-23 ORD400 an order number is accepted with the email address of the order, or from its owner', async () => {
      const buyer = await newShopper(fetch);
      const variant = await takeVariant(open().database, 5);
      const { basketId } = await checkOut(buyer, variant);
      const email = newEmail();
      const { orderNumber } = (await place(buyer, await prepareWith(buyer, basketId, 'tok_test_succeeds', email)))
        .reply;
      const other = await newShopper(fetch);
      const { productId } = variant;
      const answerOf = async (shopper: Shopper, part: object) => {
        const { status, errorId } = await send(shopper, sample({ productId, ...part }));
        return [status, errorId];
      };
      expect([
        await answerOf(buyer, { orderNumber }),
        await answerOf(other, { orderNumber, email: email.toUpperCase() }),
        await answerOf(other, { orderNumber }),
      ]).toEqual([
        [200, undefined],
        [200, undefined],
        [404, 'ORD400'],
      ]);
      const wrong = { orderNumber, productId: 'NKTRAIL3FJO' };
      expect([
        await answerOf(buyer, wrong),
        await answerOf(other, { ...wrong, email }),
        await answerOf(other, wrong),
      ]).toEqual([
        [400, 'ATTR200'],
        [400, 'ATTR200'],
        [404, 'ORD400'],
      ]);
    });

    test('ORD-03 ORD-23 order numbers and addresses cannot be guessed: the answer and the limit are those of tracking, and refused attempts count', async () => {
      const buyer = await newShopper(fetch);
      const variant = await takeVariant(open().database, 5);
      const { basketId } = await checkOut(buyer, variant);
      const email = newEmail();
      const { orderNumber } = (await place(buyer, await prepareWith(buyer, basketId, 'tok_test_succeeds', email)))
        .reply;
      const thief = await newShopper(fetch);
      const { productId } = variant;
      const bodyOf = (text: string): object => ({ ...JSON.parse(text), correlationId: '' });
      const wrongEmail = await send(thief, sample({ orderNumber, productId, photos: [] }));
      const unknown = await send(thief, sample({ orderNumber: '1000000000', productId, photos: [] }));
      const tracked = await thief.call(consumer.trackOrder, { body: { orderNumber, email: newEmail() } });
      expect([bodyOf(wrongEmail.text), wrongEmail.status]).toEqual([bodyOf(unknown.text), unknown.status]);
      expect([bodyOf(tracked.text), tracked.status]).toEqual([bodyOf(unknown.text), unknown.status]);
      const statuses: number[] = [];
      for (let turn = 4; turn <= 21; turn += 1)
        statuses.push((await send(thief, sample({ orderNumber, productId, photos: [] }))).status);
      expect([statuses.indexOf(429), statuses.length]).toEqual([17, 18]);
      expect((await send(thief, sample({ orderNumber, productId, email, photos: [] }))).status).toBe(429);
    });

    test('PRO-10 a request and its photos are in the copy of personal data and are deleted with the account', async () => {
      const { email, member } = await makeMembers(fetch).join();
      const body = sample();
      const { caseId } = (await send(member, body)).reply;
      const { requestId } = (await member.call(privacy.requestCopy, { body: { email } })).reply;
      const { reply } = await member.call(privacy.copy, { params: { requestId } });
      expect(reply['warranty_case']).toMatchObject([{ caseId }]);
      expect(JSON.stringify(reply['warranty_photo']).replaceAll('\\n', '')).toContain(photo);
      await member.call(privacy.deleteAccount, { body: { password } });
      expect([await casesOf(body.email), await photosOf(caseId)]).toEqual([[], []]);
    });
  });
};
