import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { components } from '#adapters/contract/size-charts.ts';
import { products } from '#adapters/contract/catalog.ts';
import { reviews } from '#adapters/contract/reviews.ts';
import { makeAllHandlers } from '#adapters/backend/commerce/all-handlers.ts';
import { makeFindConsumer } from '#adapters/backend/commerce/modules/session/handlers.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { createRouter } from '#adapters/backend/commerce/kernel/router.ts';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { seedDatabase } from '#adapters/backend/seed/seed-database.ts';
import { reviewRows } from '#adapters/backend/seed/review-rows.ts';
import { databaseMakers, OPENING } from '#test/support/commerce/databases.ts';
import { makeCaller, newShopper, type Shopper } from '#test/support/commerce/shopper.ts';

const productId = 'NKTRAIL3FJO';
const question = { text: 'Are these waterproof?', nickname: 'Ida', email: 'ida@example.com', agreed: true };
const helpful = { vote: 'helpful' } as const;
const notHelpful = { vote: 'notHelpful' } as const;

/** The endpoint groups of this test over a database. */
const serviceOver = (database: CommerceDatabase) => {
  const context: CommerceContext = {
    database,
    payments: { url: 'http://payments.test', secret: 'secret' },
    environment: 'test',
    fetch: () => Promise.reject(new Error('No request is expected')),
    crashPoint: async () => undefined,
    now: Date.now,
    report: (problem) => {
      throw problem;
    },
  };
  const { authentication, products } = allEndpoints;
  const router = createRouter({ authentication, products, reviews, components }, makeAllHandlers(context), {
    findConsumer: makeFindConsumer(context),
    report: context.report,
  });
  return async (request: Request): Promise<Response> => router.fetch(request);
};

describe.each(databaseMakers)('reviews on $name', ({ make }) => {
  let database: CommerceDatabase;
  let fetch: ReturnType<typeof serviceOver>;
  let guest: Shopper;

  beforeAll(async () => {
    database = await make();
    await seedDatabase(database);
    fetch = serviceOver(database);
    guest = await newShopper(fetch);
  }, OPENING);
  afterAll(() => database.close(), OPENING);

  const anyone = (siteId = 'nordkamm-us') => makeCaller(fetch, { siteId });
  const list = async (query: object = {}, siteId?: string) =>
    (await anyone(siteId)(reviews.list, { params: { productId }, query })).reply;
  const newest = async () => (await list({ count: 1 })).reviews[0]?.reviewId ?? '';

  test('REV-01 API-077 reviews are public, in pages, by sort and by stars; invalid requests are refused', async () => {
    const all = await list({ count: 40 });
    expect([all.reviews.length, all.average]).toEqual([11, 4.6]);
    expect((await list({ start: 8, count: 8 })).reviews).toEqual(all.reviews.slice(8));
    expect(await list({ rating: 3 })).toMatchObject({ total: 1, average: 4.6, histogram: { 3: 1 } });
    for (const query of [{ sort: 'loudest' }, { count: 41 }, { count: 0 }, { rating: 6 }])
      expect((await anyone()(reviews.list, { params: { productId }, query })).status).toBe(400);
  });

  test.each([
    ['nordkamm-us', 'en'],
    ['nordkamm-gb', 'en'],
    ['nordkamm-ca', 'fr'],
  ])('REV-08 on %s reviews in %s come first in every order, over all pages', async (siteId, language) => {
    for (const sort of ['newest', 'highest', 'lowest', 'helpful']) {
      const { reviews: all } = await list({ count: 40, sort }, siteId);
      const own = all.map(({ locale }) => locale.startsWith(language));
      expect([sort, own]).toEqual([sort, own.toSorted((one, other) => Number(other) - Number(one))]);
      expect([own.includes(true), own.includes(false)]).toEqual([true, true]);
      expect((await list({ start: 3, count: 4, sort }, siteId)).reviews).toEqual(all.slice(3, 7));
    }
    const dates = (await list({ count: 40 }, siteId)).reviews
      .filter(({ locale }) => locale.startsWith(language))
      .map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('REV-08 photos of shoppers come with the review, described in the language of the page', async () => {
    const picturesOf = async (siteId?: string) =>
      (await list({ count: 40 }, siteId)).reviews.flatMap(({ images }) =>
        images.map(({ name, alt, width }) => [name.split('.')[0], alt, width]),
      );
    expect(await picturesOf()).toEqual([
      ['reviews/bear-peak', 'Photo by P. V.', 800],
      ['reviews/lost-lake', 'Photo by M. K.', 800],
    ]);
    expect((await picturesOf('nordkamm-ca'))[0]?.[1]).toBe('Photo de P. V.');
  });

  test('REV-09 REV-15 of many simultaneous votes of one guest one counts, and a caller without a token has no vote', async () => {
    const reviewId = await newest();
    const before = (await list({ count: 1 })).reviews[0]?.helpfulVotes ?? 0;
    const votes = await Promise.all(
      Array.from({ length: 6 }, () => guest.call(reviews.vote, { params: { productId, reviewId }, body: helpful })),
    );
    expect(votes.map(({ status }) => status)).toEqual(votes.map(() => 200));
    expect((await list({ count: 1 })).reviews[0]?.helpfulVotes).toBe(before + 1);
    expect((await anyone()(reviews.vote, { params: { productId, reviewId }, body: helpful })).status).toBe(401);
  });

  test('REV-09 a review of another style accepts no vote, and none is stored', async () => {
    const reviewId = await newest();
    const other = await newShopper(fetch);
    expect(
      (await other.call(reviews.vote, { params: { productId: 'NKRIDGE1BAR', reviewId }, body: helpful })).status,
    ).toBe(404);
    expect(
      (await other.call(reviews.vote, { params: { productId, reviewId }, body: notHelpful })).reply.notHelpfulVotes,
    ).toBe(1);
  });

  test('votes survive a new seeding, and corrected texts are applied', async () => {
    const reviewId = await newest();
    const { helpfulVotes } = (await guest.call(reviews.vote, { params: { productId, reviewId }, body: helpful })).reply;
    await database.db.updateTable('review').set({ author: 'X. X.' }).where('reviewId', '=', reviewId).execute();
    await database.db.deleteFrom('seeding').where('name', '=', 'catalogue').execute();
    await seedDatabase(database);
    const [again] = (await list({ count: 1 })).reviews;
    expect([again?.helpfulVotes, again?.author === 'X. X.']).toEqual([helpfulVotes, false]);
  });

  test('REV-03 API-078 a report returns no content, and is stored once', async () => {
    const reviewId = await newest();
    for (const reason of ['spam', 'other'] as const)
      expect(await guest.call(reviews.flag, { params: { productId, reviewId }, body: { reason } })).toMatchObject({
        status: 204,
        text: '',
      });
    expect(
      await database.db.selectFrom('reviewFlag').select('reason').where('reviewId', '=', reviewId).execute(),
    ).toEqual([{ reason: 'spam' }]);
  });

  test('REV-06 REV-11 REV-13 a question is stored until it is answered; an invalid form is refused', async () => {
    const before = (await anyone()(reviews.listQuestions, { params: { productId }, query: {} })).reply;
    const asked = await guest.call(reviews.ask, { params: { productId }, body: question });
    expect(asked.reply.questionId).toMatch(/^[\w-]{22}$/);
    expect((await anyone()(reviews.listQuestions, { params: { productId }, query: {} })).reply).toEqual(before);
    expect(
      await database.db
        .selectFrom('question')
        .select(['author', 'email', 'texts'])
        .where('questionId', '=', asked.reply.questionId)
        .execute(),
    ).toEqual([{ author: 'Ida', email: 'ida@example.com', texts: { 'en-us': question.text } }]);
    const refused = async (more: Partial<typeof question>) =>
      (await guest.call(reviews.ask, { params: { productId }, body: { ...question, ...more } })).errorId;
    expect([
      await refused({ text: 'x'.repeat(501) }),
      await refused({ text: 'short' }),
      await refused({ agreed: false }),
      await refused({ email: 'ida@' }),
    ]).toEqual(['REV410', 'API400', 'API400', 'API400']);
    expect((await guest.call(reviews.ask, { params: { productId: 'NOSUCH99ZZZ' }, body: question })).status).toBe(404);
  });

  test.each(['nl', 'constructor', ''])(
    'REV-14 a review without a translation into "%s" is not found in it',
    async (targetLocale) =>
      expect(
        (await anyone()(reviews.translate, { params: { reviewId: await newest() }, body: { targetLocale } })).status,
      ).toBe(404),
  );

  test('REV-05 API-087 questions and answers are in the language of the site', async () => {
    const texts = async (siteId: string) =>
      (await anyone(siteId)(reviews.listQuestions, { params: { productId }, query: { count: 1 } })).reply.questions.map(
        ({ text, answers }) => [text, answers[0]?.text],
      );
    expect(await texts('nordkamm-us')).toEqual([
      ['Do they run small?', 'A little short in the toes. Between two sizes, take the larger one.'],
    ]);
    expect((await texts('nordkamm-ca'))[0]?.[0]).toBe('Chaussent-elles petit?');
  });

  test('PDP-10 API-126 footwear and apparel have different charts, in the language of the site, and a product reports that it has one', async () => {
    const chart = async (productType: string, siteId = 'nordkamm-us') =>
      anyone(siteId)(components.sizeChart, { params: { productType } });
    const [shoes, apparel] = [(await chart('footwear')).reply, (await chart('apparel')).reply];
    expect(shoes).toMatchObject({ title: 'Shoe sizes', units: ['cm', 'in'], columns: ['Size', 'Foot length'] });
    expect(shoes.rows[2]).toEqual([['8'], ['25.8', '10.2']]);
    expect(apparel.rows[0]).toEqual([
      ['S'],
      ['88–94', '34.5–37'],
      ['74–80', '29–31.5'],
      ['90–95', '35.5–37.5'],
      ['82', '32.5'],
    ]);
    expect((await chart('footwear', 'nordkamm-ca')).reply.rows[2]).toEqual([['41'], ['25,8', '10,2']]);
    expect((await chart('packs')).status).toBe(404);
    const hasChart = async (id: string) =>
      (await anyone()(products.details, { params: { productId: id } })).reply.hasSizeChart;
    expect([await hasChart(productId), await hasChart('NKPACK38MOS')]).toEqual([true, undefined]);
  });
});

test('rows of reviews, questions and answers have ids of their own', () => {
  const { review, question: asked, answer } = reviewRows();
  const ids = [...review, ...asked, ...answer].flatMap((row) =>
    Object.entries(row)
      .filter(([column]) => ['reviewId', 'questionId', 'answerId'].includes(column))
      .slice(0, 1)
      .map(([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(300);
  expect(new Set(ids).size).toBe(ids.length);
});
