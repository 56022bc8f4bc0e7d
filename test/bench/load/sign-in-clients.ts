import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import { shopFetch } from '#adapters/http/shop-fetch.ts';
import { run } from '#test/support/run.ts';

type Credentials = { readonly email: string; readonly password: string };
type SignIns = { readonly url: string; readonly member: Credentials; readonly count: number };
type SignInAnswer = { readonly ms: number; readonly isSignedIn: boolean };

const signIn = async ({ url, member }: SignIns, index: number): Promise<SignInAnswer> => {
  const site = sites.find(({ locale }) => locale === 'en-us');
  if (site === undefined) throw new Error('No site has the locale en-us.');
  const toShop = shopFetch(url);
  const channel = scriptChannel({
    site,
    baseUrl: `${url}/api`,
    fetch: (request) => {
      request.headers.set('x-forwarded-for', `198.18.${index >> 8}.${index & 255}`);
      return toShop(request);
    },
  });
  const start = performance.now();
  const isSignedIn = await run(channel.account.signIn(member)).then(
    () => true,
    () => false,
  );
  const ms = performance.now() - start;
  await channel.close();
  return { ms, isSignedIn };
};

/**
 * Signs a member in many times at once, each time from an address of its own. It does so in another thread: the work of
 * so many clients would delay the responses that this thread measures.
 */
export const signInAtOnce = async (signIns: SignIns): Promise<readonly SignInAnswer[]> => {
  // Every refused sign-in is a warning of its channel.
  const worker = new Worker(new URL(import.meta.url), { workerData: signIns, stderr: true });
  worker.stderr.resume();
  const [answers]: unknown[] = await once(worker, 'message');
  return answers as readonly SignInAnswer[];
};

if (!isMainThread) {
  const signIns = workerData as SignIns;
  parentPort?.postMessage(
    await Promise.all(Array.from({ length: signIns.count }, (_, index) => signIn(signIns, index))),
  );
}
