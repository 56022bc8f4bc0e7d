import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { either as E } from 'fp-ts';
import { quotedValue } from '../process/setting.ts';
import { unknownSettings } from '../process/setting-names.ts';
import { explainListening } from './check-machine.ts';
import { explainDatabase } from './explain-database.ts';
import { addContentCommands, addMediaCommands, addRedirectCommands, addSocialCommands } from './content-commands.ts';
import { addOperatorCommands } from './operator-commands.ts';
import { exitCodes, reportFormats } from './report.ts';
import { readSettings, type Settings } from './settings.ts';

const settingsOrExit = (): Settings => {
  const settings = readSettings(process.env);
  if (E.isRight(settings)) return settings.right;
  console.error(settings.left.sentence);
  process.exit(exitCodes.badScript);
};

const wholeNumber = (text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return number;
};

/** Reads an argument that must not be empty; `sentence` says what it must be. */
const required =
  (sentence: string) =>
  (text: string): string =>
    text.trim() === '' ? program.error(`error: ${sentence}`) : text.trim();

/**
 * The origin of a shop. The address of a page is refused, because its locale would have no effect; `hasLocale`: the
 * command has the option for it. An error message contains neither user name nor password.
 */
const address = (hasLocale: boolean, text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    return program.error(`error: --url must be an http or https address${quotedValue(text)}.`);
  const { username, password, origin, pathname, search, hash } = new URL(text);
  if (username !== '' || password !== '')
    return program.error('error: --url must not contain a user name or a password.');
  if (`${pathname}${search}${hash}` === '/') return origin;
  const [, locale] = /^\/([a-z]{2}-[a-z]{2})(?:\/|$)/.exec(pathname) ?? [];
  const options = hasLocale && locale !== undefined ? `${origin} --locale ${locale}` : origin;
  return program.error(`error: --url must be scheme, host and port alone: use --url ${options}.`);
};

/** Prints a defect in one line, or completely if `PORTICO_DEBUG` is 1. The process then ends with exit code 1. */
const printDefect = (defect: unknown, sentence: unknown = defect instanceof Error ? defect.message : defect): void => {
  console.error(process.env['PORTICO_DEBUG'] === '1' ? defect : sentence);
  process.exitCode = exitCodes.unexpected;
};

/** Runs a command that needs no settings. `work` returns the exit code. */
const runWithoutSettings = async (work: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await work();
  } catch (defect) {
    printDefect(defect);
  }
};

/** Runs a command with the settings of the environment, after warnings of unknown ones. `work` returns the exit code. */
const run = async (
  work: (settings: Settings) => Promise<number>,
  warnings: readonly string[] = unknownSettings(process.env),
): Promise<void> => {
  for (const warning of warnings) console.error(warning);
  const settings = settingsOrExit();
  try {
    process.exitCode = await work(settings);
  } catch (defect) {
    const problem = await explainListening(defect, settings);
    if (problem === undefined) return printDefect(defect, explainDatabase(defect, settings.databaseUrl));
    console.error(problem);
    process.exitCode = exitCodes.badScript;
  }
};

// Each command loads only its own modules, so that a service does not load the build tool and the front into memory.
const program = new Command('portico')
  .description('The storefront, from the command line.')
  .showHelpAfterError('Use --help for the commands, arguments and options.')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : exitCodes.badScript));

program
  .command('serve')
  .description('open the shop and its payment provider')
  .option('--dev', 'reload edited sources while the shop runs', false)
  .addOption(new Option('--modules-port <number>').argParser(wholeNumber).hideHelp())
  .addOption(new Option('--inner-port <number>').argParser(wholeNumber).hideHelp())
  .action(async (options: { dev: boolean; modulesPort?: number; innerPort?: number }) => {
    const { devProblem, serveCommand } = await import('./commands/serve.ts');
    const problem = options.dev ? devProblem(process.env) : undefined;
    if (problem === undefined)
      // Its supervisor has printed the warnings.
      return run((settings) => serveCommand(options, settings), options.innerPort === undefined ? undefined : []);
    console.error(problem);
    process.exitCode = exitCodes.badScript;
  });

program
  .command('build')
  .description('build the shop into a folder of its own; shops that run keep theirs')
  .option('--package', 'build portico/core, portico/core/testing and portico/client for other programs instead', false)
  .action((options: { package: boolean }) =>
    runWithoutSettings(async () =>
      options.package
        ? (await import('./commands/package.ts')).packageCommand()
        : (await import('./commands/build.ts')).buildCommand(),
    ),
  );

program
  .command('service')
  .description('run the commerce service alone, on PostgreSQL')
  .action(() => run(async (settings) => (await import('./commands/service.ts')).serviceCommand(settings)));

program
  .command('provider')
  .description('run the simulated payment provider alone, for several shops')
  .action(async () => {
    const { providerCommand, providerProblem } = await import('./commands/provider.ts');
    const problem = providerProblem(process.env);
    if (problem === undefined) return run(providerCommand);
    console.error(problem);
    process.exitCode = exitCodes.badScript;
  });

program
  .command('flow')
  .description('run checkout scripts, with the same use cases as the shop')
  .argument(
    '[file or name...]',
    'files, or names of included scripts (default: all included scripts; with --url those that do not act as the staff of the shop)',
  )
  .addOption(
    new Option('--url <address>', 'a running shop to use, instead of a service in this process').argParser(
      (text: string) => address(false, text),
    ),
  )
  .addOption(new Option('--repeat <number>', 'how often each script runs').argParser(wholeNumber).default(1))
  .addOption(
    new Option(
      '--concurrency <number>',
      'how many runs of a script at once; always one if they use the same member, gift card or reward',
    )
      .argParser(wholeNumber)
      .default(1),
  )
  .addOption(new Option('--report <format>', 'format of the outcome').choices(reportFormats).default('pretty'))
  .action((names: string[], options) =>
    run(async (settings) => (await import('./commands/flow.ts')).flowCommand(names, options, settings)),
  );

for (const [name, argument, description, command] of [
  [
    'search',
    new Argument('<term>').argParser(required('<term> must not be empty.')),
    'search the catalog',
    'searchCommand',
  ],
  [
    'product',
    new Argument('<id>').argParser(required('<id> must be the id of a product, such as NKTRAIL3EMB.')),
    'show a product with its sizes and stock',
    'productCommand',
  ],
] as const) {
  program
    .command(name)
    .description(description)
    .addArgument(argument)
    .option('--locale <locale>', 'the site', 'en-us')
    .addOption(new Option('--url <address>', 'a running shop to ask').argParser((text: string) => address(true, text)))
    .option('--json', 'as JSON', false)
    .action((value: string, options) =>
      run(async (settings) => (await import('./commands/catalog.ts'))[command](value, options, settings)),
    );
}

program
  .command('seed')
  .description('create and fill the database')
  .option('--demo', 'also add the members, gift cards and rewards of the demo, which scripts pay with', false)
  .addOption(
    new Option(
      '--extra-products <number>',
      'how many generated products to add, to test with a large catalog',
    ).argParser(wholeNumber),
  )
  .action((options) => run(async (settings) => (await import('./commands/seed.ts')).seedCommand(options, settings)));

addOperatorCommands({ program, required, run });
addContentCommands({ program, run });
addRedirectCommands({ program, run });
addMediaCommands({ program, run });
addSocialCommands({ program, required, run });

const PROMOTION_EXAMPLE = `
Example:
  id: AUTUMN-SOCKS
  kind: item-percentage
  parameters: { partsPerMillion: 100000, categoryId: '2520' }  # 10 %
  texts: { en: { name: Ten percent off socks }, fr: { name: Dix pour cent sur les chaussettes } }
  sites: [en-us, fr-ca]          # without it everywhere
  codes: [SOCKS10]               # without it by itself
  ends: 2099-11-01T00:00:00Z`;

const promotions = program
  .command('promotion')
  .description('list, add and end promotions, directly on the database; carts follow at once');
promotions
  .command('list')
  .description('list the promotions in the order in which they apply')
  .action(() => run(async (settings) => (await import('./commands/promotion.ts')).listPromotionsCommand(settings)));
promotions
  .command('add')
  .description('add the promotion of a YAML file')
  .argument('<file>', 'the file; adapters/cli/README.md describes all kinds')
  .addHelpText('after', PROMOTION_EXAMPLE)
  .action((file: string) =>
    run(async (settings) => (await import('./commands/promotion.ts')).addPromotionCommand(file, settings)),
  );
promotions
  .command('end')
  .description('end a promotion now; orders keep their discounts')
  .argument('<id>', 'the id of the promotion')
  .action((id: string) =>
    run(async (settings) => (await import('./commands/promotion.ts')).endPromotionCommand(id, settings)),
  );

program
  .command('doctor')
  .description('check Node, the build, the database, the other services, the mail server and the ports')
  .action(() => run(async (settings) => (await import('./commands/doctor.ts')).doctorCommand(settings)));

/** Runs the command that the arguments name. It sets the exit code of the process, or ends the process. */
export const runCommandLine = async (args: readonly string[]): Promise<void> =>
  void (await program.parseAsync(args, { from: 'user' }));
