import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { encodeBase64Url } from '#core/kernel/base64url.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';

const keyOf = async (db: Queries): Promise<string | undefined> =>
  (await db.selectFrom('contentPreviewKey').select('key').executeTakeFirst())?.key;

/** The key; the first caller creates it. */
const ensureKey = async (db: Queries): Promise<string> => {
  await db
    .insertInto('contentPreviewKey')
    .values({ isOnly: true, key: encodeBase64Url(crypto.getRandomValues(new Uint8Array(32))) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const key = await keyOf(db);
  if (key === undefined) throw new Error('The key of previews was removed');
  return key;
};

const signed = (key: string, expiresAt: string): string =>
  `${expiresAt}.${encodeBase64Url(hmac(sha256, utf8ToBytes(key), utf8ToBytes(`preview until ${expiresAt}`)))}`;

/** Digests are compared, so that the time of the comparison says nothing about the signature. */
const digestOf = (text: string): string => encodeBase64Url(sha256(utf8ToBytes(text)));

/** A grant to see drafts until a time (milliseconds since 1970), as text for a link and a cookie. */
export const makeGrant = async (db: Queries, expiresAt: number): Promise<string> =>
  signed(await ensureKey(db), String(expiresAt));

/** Whether a grant was made for this database and has not expired (HTTP-10). */
export const isGranted = async (db: Queries, grant: string, now: number): Promise<boolean> => {
  const [, expiresAt] = /^(\d{13})\.[\w-]{43}$/.exec(grant) ?? [];
  if (expiresAt === undefined || Number(expiresAt) <= now) return false;
  const key = await keyOf(db);
  return key !== undefined && digestOf(signed(key, expiresAt)) === digestOf(grant);
};

/** Answers 204 to a request with a valid grant, else 403. */
export const handleGrantRequest = async (
  { database: { db }, now }: Pick<CommerceContext, 'database' | 'now'>,
  request: Request,
): Promise<Response> => {
  const grant = new URL(request.url).searchParams.get('grant') ?? '';
  return new Response(null, { status: (await isGranted(db, grant, now())) ? 204 : 403 });
};
