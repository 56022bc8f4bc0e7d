import { resolve } from 'node:path';
import { either as E } from 'fp-ts';
import type { SmtpSettings } from '../mail/smtp-mailer.ts';
import { smtpOf } from './mail-settings.ts';
import { badSetting, quotedValue, hostOf, LAST_PORT, originsOf, portOf, type BadSetting } from '../process/setting.ts';
import type { SettingVariables } from '../process/setting-names.ts';

type Environment = 'demo' | 'test' | 'production';

/** The settings of a process, decoded once at its start. */
export type Settings = {
  readonly host: string;
  readonly port: number;
  /** Port of the payment provider; 0 selects a free one. */
  readonly paymentPort: number;
  readonly paymentUrl?: string;
  readonly paymentSecret: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly commerceUrl?: string;
  readonly publicUrl?: string;
  /** Number of proxies in front of the server whose entries in X-Forwarded-For are trusted. */
  readonly trustedProxies?: number;
  /** Without it messages are stored in the inbox of the demo (`/__mail`). */
  readonly smtp?: SmtpSettings;
  readonly environment: Environment;
  /** Origins of the shops that may frame the pages of a payment provider that runs alone. */
  readonly shopOrigins: readonly string[];
  /** Origins whose pages may frame the showcase. */
  readonly showcaseOrigins?: readonly string[];
  /** Whether pictures of lists are encoded in advance. */
  readonly warmsUp: boolean;
};

const urlOf = (
  name: string,
  text: string | undefined,
  schemes: readonly string[],
): E.Either<BadSetting, string | undefined> => {
  if (text === undefined || text === '') return E.right(undefined);
  const scheme = URL.canParse(text) ? new URL(text).protocol : undefined;
  return scheme !== undefined && schemes.includes(scheme)
    ? E.right(text.replace(/\/+$/, ''))
    : badSetting(
        `${name} must be an address that starts with ${schemes.map((one) => `${one}//`).join(' or ')}${quotedValue(text)}.`,
      );
};

/**
 * Decodes an http or https address. It must contain neither user name nor password, because browsers and logs see it.
 */
const httpUrlOf = (name: string, text: string | undefined): E.Either<BadSetting, string | undefined> => {
  const url = urlOf(name, text, ['http:', 'https:']);
  if (E.isLeft(url) || url.right === undefined) return url;
  const { username, password } = new URL(url.right);
  return username === '' && password === '' ? url : badSetting(`${name} must not contain a user name or a password.`);
};

const switchOf = (name: string, text: string | undefined, fallback: boolean): E.Either<BadSetting, boolean> => {
  if (text === undefined || text === '') return E.right(fallback);
  return text === 'on' || text === 'off'
    ? E.right(text === 'on')
    : badSetting(`${name} must be on or off, but is "${text}".`);
};

/** Most proxies in a row, so that a mistyped number is found. */
const MAX_PROXIES = 9;

const proxiesOf = (text: string | undefined): E.Either<BadSetting, number | undefined> => {
  if (text === undefined || text === '') return E.right(undefined);
  return /^\d$/.test(text)
    ? E.right(Number(text))
    : badSetting(`TRUST_PROXY must be a number of proxies from 0 to ${MAX_PROXIES}, but is "${text}".`);
};

const environments: readonly Environment[] = ['demo', 'test', 'production'];

const environmentOf = (text: string | undefined): E.Either<BadSetting, Environment> => {
  const found = environments.find((one) => one === (text === undefined || text === '' ? 'demo' : text));
  return found === undefined
    ? badSetting(`PORTICO_ENV must be demo, test or production, but is "${text}".`)
    : E.right(found);
};

/** Variables that production requires (architecture 0.14), because their defaults are for the demo only. */
const requiredInProduction = ['DATABASE_URL', 'PUBLIC_URL', 'PAYMENT_URL', 'PAYMENT_SECRET'] as const;

/** The service that COMMERCE_URL names sends the messages itself. */
const requiredToSend = ['SMTP_URL', 'MAIL_FROM'] as const;

/** The secret of the demo. It is public, so production refuses to start without another one. */
const DEMO_SECRET = 'demo-secret';

/**
 * Minimum number of bytes, and of different characters, of a secret in production. The output of `openssl rand -hex 32`
 * has enough of both.
 */
const SECRET_BYTES = 32;
const SECRET_CHARACTERS = 12;

/** Whether a text consists of one part that is repeated; the last repetition may be incomplete. */
const isRepetition = (text: string): boolean =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1).some((length) =>
    text.startsWith(text.slice(length)),
  );

const isStrongSecret = (secret: string): boolean =>
  Buffer.byteLength(secret) >= SECRET_BYTES &&
  new Set(secret).size >= SECRET_CHARACTERS &&
  !isRepetition(secret) &&
  !isRepetition(secret.replace(/[^\p{L}\p{N}]/gu, ''));

/** Addresses of a service on the same machine, which no network carries. */
const LOOPBACK_SERVICE = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/i;

/**
 * The first variable with an http address where production requires https: browsers open that address, or it receives
 * the tokens of shoppers. Undefined if there is none. TRUSTED_NETWORK turns this check off.
 */
const unencrypted = (variables: SettingVariables): string | undefined =>
  (['PUBLIC_URL', 'PAYMENT_URL', 'COMMERCE_URL'] as const).find((name) => {
    const url = variables[name] ?? '';
    return /^http:/i.test(url) && !(name === 'COMMERCE_URL' && LOOPBACK_SERVICE.test(url));
  });

/** Hosts of a database on the same machine; an empty one is a socket. */
const LOOPBACK_DATABASE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/i;

/** Whether the database is on another machine and its password and data could be sent there without encryption. */
const isPlainDatabase = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { hostname, searchParams } = new URL(url);
  return !LOOPBACK_DATABASE.test(hostname) && searchParams.get('sslmode') !== 'verify-full';
};

/** Why PAYMENT_URL cannot be on the shop's origin, as the start of a sentence. */
export const SAME_ORIGIN =
  'PAYMENT_URL and PUBLIC_URL must differ in their origin, so that the shop cannot read card fields';

export const isSameOrigin = (one: string, other: string): boolean => new URL(one).origin === new URL(other).origin;

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

const productionProblem = (variables: SettingVariables, isTrustedNetwork: boolean): string | undefined => {
  const required = variables['COMMERCE_URL'] ? requiredInProduction : [...requiredInProduction, ...requiredToSend];
  const missing = required.filter((name) => !variables[name]);
  if (missing.length > 0)
    return `${listOf(missing)} ${missing.length === 1 ? 'is' : 'are'} required when PORTICO_ENV is production.`;
  if (!isStrongSecret(variables['PAYMENT_SECRET'] ?? ''))
    return `PAYMENT_SECRET must be a random secret of at least ${SECRET_BYTES} bytes when PORTICO_ENV is production, such as the output of "openssl rand -hex 32".`;
  if (isTrustedNetwork) return undefined;
  const name = unencrypted(variables);
  if (name !== undefined)
    return `${name} must start with https:// when PORTICO_ENV is production; TRUSTED_NETWORK=on allows http:// in a network that only trusted people reach.`;
  return isPlainDatabase(variables['DATABASE_URL'] ?? '')
    ? 'DATABASE_URL must end with ?sslmode=verify-full when PORTICO_ENV is production and the database is on another machine; TRUSTED_NETWORK=on allows connections without encryption in a network that only trusted people reach.'
    : undefined;
};

/** The shop at its default address. */
const DEFAULT_SHOPS = ['http://127.0.0.1:3000', 'http://localhost:3000'];

/** Decodes the settings. Fails with one sentence, with which the process ends (exit code 2). */
export const readSettings = (variables: SettingVariables): E.Either<BadSetting, Settings> => {
  const environment = environmentOf(variables['PORTICO_ENV']);
  if (E.isLeft(environment)) return environment;
  const isTrustedNetwork = switchOf('TRUSTED_NETWORK', variables['TRUSTED_NETWORK'], false);
  if (E.isLeft(isTrustedNetwork)) return isTrustedNetwork;
  const problem = environment.right === 'production' ? productionProblem(variables, isTrustedNetwork.right) : undefined;
  if (problem !== undefined) return badSetting(problem);

  const host = hostOf(variables['HOST']);
  if (E.isLeft(host)) return host;
  const port = portOf('PORT', variables['PORT'], 3000);
  if (E.isLeft(port)) return port;
  const opensProvider = !variables['PAYMENT_URL'];
  const nextPort = port.right === 0 || (port.right === LAST_PORT && !opensProvider) ? 0 : port.right + 1;
  if (!variables['PAYMENT_PORT'] && nextPort > LAST_PORT)
    return badSetting(
      `PAYMENT_PORT defaults to PORT + 1, and there is no port ${nextPort}: set PAYMENT_PORT, or choose a lower PORT.`,
    );
  const paymentPort = portOf('PAYMENT_PORT', variables['PAYMENT_PORT'] || String(nextPort), nextPort);
  if (E.isLeft(paymentPort)) return paymentPort;
  if (opensProvider && port.right !== 0 && port.right === paymentPort.right)
    return badSetting(`PORT and PAYMENT_PORT must be different ports, but both are ${port.right}.`);
  const databaseUrl = urlOf('DATABASE_URL', variables['DATABASE_URL'], ['postgres:', 'postgresql:']);
  if (E.isLeft(databaseUrl)) return databaseUrl;
  const commerceUrl = httpUrlOf('COMMERCE_URL', variables['COMMERCE_URL']);
  if (E.isLeft(commerceUrl)) return commerceUrl;
  const publicUrl = httpUrlOf('PUBLIC_URL', variables['PUBLIC_URL']);
  if (E.isLeft(publicUrl)) return publicUrl;
  if (publicUrl.right !== undefined && publicUrl.right.toLowerCase() !== new URL(publicUrl.right).origin)
    return badSetting(`PUBLIC_URL must be scheme, host and port alone${quotedValue(variables['PUBLIC_URL'] ?? '')}.`);
  const paymentUrl = httpUrlOf('PAYMENT_URL', variables['PAYMENT_URL']);
  if (E.isLeft(paymentUrl)) return paymentUrl;
  if (
    paymentUrl.right !== undefined &&
    publicUrl.right !== undefined &&
    isSameOrigin(paymentUrl.right, publicUrl.right)
  )
    return badSetting(`${SAME_ORIGIN}.`);

  const smtp = smtpOf(variables, isTrustedNetwork.right);
  if (E.isLeft(smtp)) return smtp;

  const trustedProxies = proxiesOf(variables['TRUST_PROXY']);
  if (E.isLeft(trustedProxies)) return trustedProxies;

  const shopOrigins = originsOf('SHOP_ORIGINS', variables['SHOP_ORIGINS'], DEFAULT_SHOPS);
  if (E.isLeft(shopOrigins)) return shopOrigins;
  const showcaseOrigins = originsOf('SHOWCASE_ORIGINS', variables['SHOWCASE_ORIGINS'], []);
  if (E.isLeft(showcaseOrigins)) return showcaseOrigins;

  const debug = variables['PORTICO_DEBUG'];
  if (debug !== undefined && !['', '0', '1'].includes(debug))
    return badSetting(`PORTICO_DEBUG must be 0 or 1, but is "${debug}".`);

  const warmsUp = switchOf('PORTICO_WARM_UP', variables['PORTICO_WARM_UP'], environment.right !== 'test');
  if (E.isLeft(warmsUp)) return warmsUp;

  return E.right({
    host: host.right,
    port: port.right,
    paymentPort: paymentPort.right,
    ...(paymentUrl.right === undefined ? {} : { paymentUrl: paymentUrl.right }),
    paymentSecret: variables['PAYMENT_SECRET'] || DEMO_SECRET,
    dataFolder: resolve(variables['PORTICO_DATA'] || '.portico'),
    ...(databaseUrl.right === undefined ? {} : { databaseUrl: databaseUrl.right }),
    ...(commerceUrl.right === undefined ? {} : { commerceUrl: commerceUrl.right }),
    ...(publicUrl.right === undefined ? {} : { publicUrl: publicUrl.right }),
    ...(smtp.right === undefined ? {} : { smtp: smtp.right }),
    ...(trustedProxies.right === undefined ? {} : { trustedProxies: trustedProxies.right }),
    environment: environment.right,
    shopOrigins: shopOrigins.right,
    ...(showcaseOrigins.right.length === 0 ? {} : { showcaseOrigins: showcaseOrigins.right }),
    warmsUp: warmsUp.right,
  });
};
