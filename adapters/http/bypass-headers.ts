import type { Fetch } from './transport.ts';
import type { Stage } from './trial-wishes.ts';

/** Switches of whoever tries the shop out: past a maintenance page, and with what is still being tested. */
export type BypassSwitches = { readonly bypassesMaintenance: boolean; readonly isTesting: boolean };

const bypassHeaders = [
  ['x-bypass-maintenance', 'bypassesMaintenance'],
  ['x-test-mode', 'isTesting'],
] as const;

/** Headers of the switches that are on (HTTP-09); in production only where a signed preview cookie was found good (HTTP-10). */
export const withBypassHeaders =
  (
    next: Fetch,
    {
      isProduction,
      hasPreview,
      switches,
    }: Stage & { readonly hasPreview: () => boolean; readonly switches: () => BypassSwitches },
  ): Fetch =>
  (request) => {
    const on = !isProduction || hasPreview() ? switches() : undefined;
    const headers = new Headers(request.headers);
    for (const [header, name] of bypassHeaders) {
      if (on?.[name] === true) headers.set(header, 'true');
      else headers.delete(header);
    }
    return next(new Request(request, { headers }));
  };
