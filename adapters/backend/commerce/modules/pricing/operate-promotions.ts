import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { sql } from 'kysely';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { commerceSites, siteNamed, siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { arrayOf, id, record, text, whole } from '#adapters/contract/wire/primitives.codec.ts';
import { promoCodeOf } from '#core/cart/promo-code.ts';
import { zonedTimeOf } from '#core/kernel/zoned-time.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { problemIn } from './promotion-records.ts';

/** A promotion as an operator writes it. Times are ISO 8601; without codes it applies by itself. */
export const PromotionFile = record(
  { id: text(100), kind: id, parameters: t.UnknownRecord, texts: t.UnknownRecord },
  {
    position: whole(0, 1_000_000),
    starts: text(40),
    ends: text(40),
    sites: arrayOf(id, 100),
    codes: arrayOf(text(50), 100),
    exclusive: t.boolean,
    members: t.boolean,
    usesEach: whole(1, 1_000_000),
    usesTotal: whole(1, 1_000_000),
  },
);
export type PromotionFile = t.TypeOf<typeof PromotionFile>;

const isInstant = (time: string | undefined): boolean => time === undefined || zonedTimeOf(time) !== undefined;

/** Ids and codes without spaces: an operator types them as words of a command, a shopper without knowing a space. */
const WORD = /^[\p{L}\p{N}._-]+$/u;
const OF_A_WORD = 'must consist of letters, digits, ".", "_" and "-"';

/** What is wrong with a promotion, in one sentence; undefined for a valid one. */
const problemOf = (file: PromotionFile, now: number): string | undefined => {
  const { id: promotionId, kind, parameters, texts, sites = commerceSites.map(({ siteId }) => siteId) } = file;
  if (!WORD.test(promotionId)) return `id ${OF_A_WORD}`;
  if (!isInstant(file.starts)) return `starts must be a time with its zone, such as 2026-12-01T00:00:00Z`;
  if (!isInstant(file.ends)) return `ends must be a time with its zone, such as 2026-12-24T00:00:00Z`;
  if (file.ends !== undefined && Date.parse(file.starts ?? '1970-01-01T00:00Z') >= Date.parse(file.ends))
    return 'ends must be later than starts';
  if (file.ends !== undefined && Date.parse(file.ends) <= now) return 'ends is in the past';
  if (sites.length === 0) return 'sites must not be empty; without it the promotion applies on every site';
  for (const name of sites) {
    const site = siteNamed(name);
    if (site === undefined)
      return `there is no site ${name}; there are ${commerceSites.map(({ locale }) => locale).join(', ')}`;
    const problem = problemIn({ promotionId, kind, parameters, texts }, site);
    if (problem !== undefined) return `${problem} (${site.locale})`;
  }
  const { codes } = file;
  if (file.usesTotal !== undefined && codes === undefined && kind !== 'percentage' && kind !== 'amount')
    return 'usesTotal is for promotions of the order, and for those with codes';
  if (codes === undefined)
    return file.exclusive === undefined && file.members === undefined && file.usesEach === undefined
      ? undefined
      : 'exclusive, members and usesEach are for promotions with codes';
  if (codes.length === 0) return 'codes must not be empty; without it the promotion applies by itself';
  return kind === 'gift' ? 'a promotion with a gift has no codes' : undefined;
};

const Goods = t.partial({ categoryId: t.string, styleId: t.string, sku: t.string, skus: t.array(t.string) });

/** The first goods of the parameters that the catalog does not have. */
const unknownGoods = async (db: Queries, parameters: unknown): Promise<string | undefined> => {
  if (!Goods.is(parameters)) return undefined;
  const { categoryId, styleId, sku, skus = [] } = parameters;
  const named = [
    ['category', categoryId === undefined ? [] : [categoryId]],
    ['style', styleId === undefined ? [] : [styleId]],
    ['variant', sku === undefined ? skus : [sku, ...skus]],
  ] as const;
  for (const [table, ids] of named) {
    const column = table === 'category' ? 'category_id' : table === 'style' ? 'style_id' : 'sku';
    const { rows } = await sql<{ wanted: string }>`
      select wanted from unnest(${[...ids]}::text[]) wanted
      where not exists (select from ${sql.table(table)} known where ${sql.ref(`known.${column}`)} = wanted)`.execute(
      db,
    );
    if (rows[0] !== undefined) return `the catalog has no ${table === 'variant' ? 'sku' : table} ${rows[0].wanted}`;
  }
  return undefined;
};

/**
 * Adds a promotion with its codes. Left: what is wrong, in one sentence; nothing is added then. `now` is in milliseconds
 * since 1970.
 */
export const addPromotion = async (
  db: Queries,
  file: PromotionFile,
  now: number = Date.now(),
): Promise<E.Either<string, undefined>> => {
  const problem = problemOf(file, now) ?? (await unknownGoods(db, file.parameters));
  if (problem !== undefined) return E.left(problem);
  const codes: string[] = [];
  for (const typed of file.codes ?? []) {
    const code = promoCodeOf(typed, ruleTextsOf('en'));
    if (E.isLeft(code)) return E.left('a code must have 1 to 50 characters');
    if (!WORD.test(code.right)) return E.left(`a code ${OF_A_WORD}: ${code.right}`);
    codes.push(code.right);
  }
  const { id: promotionId } = file;
  return withTransaction(db, async (tx) => {
    const last = sql<number>`(select coalesce(max(position), 0) + 1 from promotion)`;
    const added = await tx
      .insertInto('promotion')
      .values({
        promotionId,
        kind: file.kind,
        needsCode: codes.length > 0,
        position: file.position ?? last,
        siteIds: file.sites?.flatMap((name) => siteNamed(name)?.siteId ?? []) ?? null,
        parameters: JSON.stringify(file.parameters),
        texts: JSON.stringify(file.texts),
        usesTotal: file.usesTotal ?? null,
        ...(file.starts === undefined ? {} : { startsAt: file.starts }),
        ...(file.ends === undefined ? {} : { endsAt: file.ends }),
      })
      .onConflict((conflict) => conflict.column('promotionId').doNothing())
      .returning('promotionId')
      .executeTakeFirst();
    if (added === undefined) return E.left(`there is a promotion ${promotionId} already`);
    const { exclusive: isExclusive = false, members: isForMembers = false, usesEach = null } = file;
    const taken = await tx
      .selectFrom('promoCode')
      .select('code')
      .where('code', 'in', ['', ...codes])
      .executeTakeFirst();
    if (taken !== undefined) {
      await tx.deleteFrom('promotion').where('promotionId', '=', promotionId).execute();
      return E.left(`there is a promo code ${taken.code} already`);
    }
    if (codes.length > 0)
      await tx
        .insertInto('promoCode')
        .values([...new Set(codes)].map((code) => ({ code, promotionId, isExclusive, isForMembers, usesEach })))
        .execute();
    return E.right(undefined);
  });
};

/** A promotion as an operator lists it. */
export type ListedPromotion = {
  readonly promotionId: string;
  readonly kind: string;
  readonly state: 'running' | 'waiting' | 'ended';
  /** ISO 8601; null without a start or end. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly siteIds: readonly string[] | null;
  readonly codes: readonly string[];
  /** Why carts ignore it on a site. */
  readonly problem: string | undefined;
};

/** The promotions in the order in which they apply. */
export const listPromotions = async (db: Queries): Promise<readonly ListedPromotion[]> => {
  const { rows } = await sql<
    Omit<ListedPromotion, 'problem'> & { readonly parameters: unknown; readonly texts: unknown }
  >`
    select promotion_id, kind, parameters, texts, site_ids,
      case when now() >= ends_at then 'ended' when now() < starts_at then 'waiting' else 'running' end as state,
      case when isfinite(starts_at) then to_json(starts_at)#>>'{}' end as starts_at,
      case when isfinite(ends_at) then to_json(ends_at)#>>'{}' end as ends_at,
      array(select code from promo_code where promo_code.promotion_id = promotion.promotion_id order by code) as codes
    from promotion order by position, promotion_id`.execute(db);
  return rows.map(({ parameters, texts, ...row }) => {
    const sites = row.siteIds ?? commerceSites.map(({ siteId }) => siteId);
    const problems = sites.flatMap((siteId) => {
      const site = siteOf(siteId);
      const problem = site && problemIn({ promotionId: row.promotionId, kind: row.kind, parameters, texts }, site);
      return problem === undefined ? [] : [problem];
    });
    return { ...row, problem: problems[0] };
  });
};

/** Ends a promotion now: carts lose it at once, orders keep it. False for one that is unknown or has ended. */
export const endPromotion = async (db: Queries, promotionId: string): Promise<boolean> =>
  (await db
    .updateTable('promotion')
    .set({ endsAt: sql<Date>`now()`, startsAt: sql<Date>`least(starts_at, now() - interval '1 second')` })
    .where('promotionId', '=', promotionId)
    .where('endsAt', '>', sql<Date>`now()`)
    .returning('promotionId')
    .executeTakeFirst()) !== undefined;
