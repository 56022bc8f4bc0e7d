import { createMember } from '#test/support/account-visit.ts';
import { runLoad } from '../load/http-load.ts';
import { signInAtOnce } from '../load/sign-in-clients.ts';
import { startShopProcess } from '../servers/shops.ts';
import type { BenchPart } from './bench-part.ts';

const SIGN_INS = 200;
const CONNECTIONS = 2;
const IDLE_SECONDS = 4;
const html = { accept: 'text/html', 'accept-encoding': 'br' };

/** Product pages while many shoppers sign in at once, each from an address of its own. */
export const signIns: BenchPart = async (bench) => {
  const shop = await startShopProcess(await bench.filledDatabase(), { TRUST_PROXY: '1' });
  try {
    const member = await createMember(shop);
    let visit = 0;
    const next = () => ({ path: `/en-us/visit-${(visit += 1)}-p/NKTRAIL3EMB`, headers: html });
    const pages = (seconds: number) => runLoad({ server: shop, connections: CONNECTIONS, seconds, next });
    await pages(2);
    const idle = await pages(IDLE_SECONDS);
    const signedIn = signInAtOnce({ url: shop.url, member, count: SIGN_INS });
    const loaded = await pages(IDLE_SECONDS);
    const answers = await signedIn;
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const successes = answers.filter(({ isSignedIn }) => isSignedIn).length;
    return {
      title: `${SIGN_INS} sign-ins at once, on PostgreSQL`,
      rows: [
        { what: 'p99 of a product page, idle', value: `${Math.round(idle.p99)} ms` },
        {
          what: 'p99 of a product page meanwhile',
          value: `${Math.round(loaded.p99)} ms (x${(loaded.p99 / idle.p99).toFixed(1)})`,
          budget: 'x2',
        },
        {
          what: 'sign-ins',
          value: `${successes} compared with the password, ${SIGN_INS - successes} refused, slowest ${Math.round(slowest)} ms`,
          budget: '6000 ms',
        },
      ],
    };
  } finally {
    await shop.stop();
  }
};
