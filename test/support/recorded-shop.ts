// A shop in a process of its own that prints the address of every module when it loads it, and then its own address.
// Arguments: the folders of the build for browser and server, and a data folder.
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:')) console.log(`Loaded ${url}`);
    return next(url, context);
  },
});
const [client = '', server = '', dataFolder = ''] = process.argv.slice(2);
// Imported after the hook is registered.
const { openShop } = await import('#adapters/cli/open-shop.ts');
const { url } = await openShop({
  settings: {
    host: '127.0.0.1',
    port: 0,
    paymentPort: 0,
    paymentSecret: 'recorded',
    dataFolder,
    environment: 'test',
    shopOrigins: [],
    warmsUp: false,
  },
  database: { kind: 'memory' },
  build: { client, server },
  progress: () => undefined,
});
console.log(`Shop ${url}`);
