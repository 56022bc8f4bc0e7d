import { zonedTimeOf } from '../kernel/zoned-time.ts';

/** The path at which the web host asks the service whether a grant is valid. */
export const GRANT_PATH = '/__grant';

/** The path of an editor's link, which sets the cookie of a grant. */
export const PREVIEW_PATH = '/__preview';

/** What an address previews: the newest content, or with `date` what is published then (SHOW-09). */
export type Preview = { readonly date?: string };

/**
 * Reads `preview=true` and `previewDate`; undefined without the flag. A date that is no ISO date-time is ignored; one
 * without a zone is in UTC (SHOW-10).
 */
export const previewOf = (valueOf: (name: string) => string | null): Preview | undefined => {
  if (valueOf('preview') !== 'true') return undefined;
  const text = valueOf('previewDate') ?? '';
  const date = [text, `${text}Z`].find((one) => zonedTimeOf(one) !== undefined);
  return date === undefined ? {} : { date };
};

/**
 * Headers with which pages of a preview are read; none in production without an editor's grant (HTTP-10).
 */
export const previewHeaders = ({
  isProduction,
  grant,
}: {
  readonly isProduction: boolean;
  readonly grant?: string | undefined;
}): { readonly [name: string]: string } =>
  isProduction && grant === undefined
    ? {}
    : {
        'x-bypass-maintenance': 'true',
        'x-test-mode': 'true',
        ...(grant === undefined ? {} : { 'x-preview-grant': grant }),
      };
