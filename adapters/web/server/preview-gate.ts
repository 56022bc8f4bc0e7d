import { LRUCache } from 'lru-cache';
import { previewOf, type Preview } from '#core/site/preview.ts';

/** What the host lets a request preview, with the grant that allows it; in the demo no grant is needed. */
export type AllowedPreview = Preview & { readonly grant?: string };

export type PreviewGate = {
  /** The preview that a request asks for and may see; undefined for any other request. */
  readonly previewOf: (request: Request) => Promise<AllowedPreview | undefined>;
  /** Opens the link of an editor: sets the cookie and redirects to the page; 403 without a valid grant. */
  readonly open: (request: Request) => Promise<Response>;
};

/** How long a valid grant is not checked again, in milliseconds, and how many are remembered. */
const REMEMBERED_MS = 60_000;
const REMEMBERED = 100;

const GRANT = /^(\d{13})\.[\w-]{43}$/;

const cookieOf = (isSecure: boolean): string => (isSecure ? '__Host-portico-preview' : 'portico-preview');

const grantIn = (header: string | null, isSecure: boolean): string | undefined =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name, value]) => name === cookieOf(isSecure) && GRANT.test(value ?? ''))?.[1];

/** A path of this site; other addresses must not be redirected to. */
const isPath = (text: string): boolean => /^\/(?![/\\])[!-[\]-~]*$/.test(text);

/**
 * Decides who sees previews (SHOW-10): everyone in the demo, else browsers with the cookie of an editor's link, whose
 * signature `isGranted` checks.
 */
export const makePreviewGate = ({
  isDemo,
  isSecure,
  isGranted,
  now,
}: {
  readonly isDemo: boolean;
  readonly isSecure: () => boolean;
  readonly isGranted: (grant: string) => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): PreviewGate => {
  const valid = new LRUCache<string, true>({ max: REMEMBERED, ttl: REMEMBERED_MS });
  const isValid = async (grant: string): Promise<boolean> => {
    if (Number(GRANT.exec(grant)?.[1] ?? 0) <= now()) return false;
    if (valid.has(grant)) return true;
    const isNew = await isGranted(grant);
    if (isNew) valid.set(grant, true);
    return isNew;
  };
  return {
    previewOf: async (request) => {
      const { searchParams } = new URL(request.url);
      const preview = previewOf((name) => searchParams.get(name));
      if (preview === undefined) return undefined;
      const grant = grantIn(request.headers.get('Cookie'), isSecure());
      if (grant !== undefined && (await isValid(grant))) return { ...preview, grant };
      return isDemo ? preview : undefined;
    },
    open: async (request) => {
      const { searchParams } = new URL(request.url);
      const grant = searchParams.get('grant') ?? '';
      const page = searchParams.get('to') ?? '/';
      if (!isPath(page) || !(await isValid(grant)))
        return new Response('This link is not valid any more: portico content preview prints a new one.', {
          status: 403,
          headers: { 'Content-Type': 'text/plain; charset=utf-8' },
        });
      const seconds = Math.floor((Number(GRANT.exec(grant)?.[1]) - now()) / 1000);
      const secure = isSecure() ? '; Secure' : '';
      return new Response(null, {
        status: 303,
        headers: {
          Location: page,
          'Referrer-Policy': 'no-referrer',
          'Set-Cookie': `${cookieOf(isSecure())}=${grant}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
        },
      });
    },
  };
};
