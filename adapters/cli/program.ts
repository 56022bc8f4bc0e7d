import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { either as E } from 'fp-ts';
import { quotedValue } from '../process/setting.ts';
import { unknownSettings } from '../process/setting-names.ts';
import { explainListening } from './check-machine.ts';
import { explainDatabase } from './explain-database.ts';
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

/** A text of at most 200 characters. */
const shortText = (text: string): string => {
  if (text.trim() === '' || text.length > 200) throw new InvalidArgumentError('It must have 1 to 200 characters.');
  return text.trim();
};

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
  .command('flow')
  .description('run checkout scripts, with the same use cases as the shop')
  .argument('[file or name...]', 'files, or names of included scripts (default: all included scripts)')
  .addOption(
    new Option('--url <address>', 'a running shop to use, instead of a service in this process').argParser(
      (text: string) => address(false, text),
    ),
  )
  .addOption(new Option('--repeat <number>', 'how often each script runs').argParser(wholeNumber).default(1))
  .addOption(new Option('--concurrency <number>', 'how many runs at once').argParser(wholeNumber).default(1))
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
  .addOption(
    new Option(
      '--extra-products <number>',
      'how many generated products to add, to test with a large catalog',
    ).argParser(wholeNumber),
  )
  .action((options) => run(async (settings) => (await import('./commands/seed.ts')).seedCommand(options, settings)));

/** Ends the process if the arguments of a command that shows something by its number name an unknown command. */
const exitIfCommand = (parent: Command, [number = '', ...more]: readonly string[]): void => {
  // Two commands may begin with the same two letters.
  const similar = parent.commands.find(
    (command) => /^[a-z]{3}/.test(number) && command.name().startsWith(number.slice(0, 3)),
  );
  const hint = similar === undefined ? '' : ` Did you mean ${similar.name()}?`;
  if (more.length > 0 || hint !== '')
    program.error(`error: ${parent.name()} has no command '${number}'.${hint} See portico ${parent.name()} --help.`);
};

const orderNumber = new Argument('<number>', 'the order number, such as 1000000001').argParser(
  required('<number> must be the number of an order, such as 1000000001.'),
);
const order = program
  .command('order')
  .description(
    'show an order, or move its shipments: directly on the database of DATABASE_URL, or in the data folder of a stopped shop',
  );
order
  .command('show', { isDefault: true })
  .description('show the states of an order, its shipments and returns')
  .addArgument(orderNumber)
  .allowExcessArguments()
  .action((number: string, _, { args }: Command) => {
    exitIfCommand(order, args);
    return run(async (settings) => (await import('./commands/order.ts')).showOrderCommand(number, settings));
  });
order
  .command('refused')
  .description('list the orders whose refund the payment provider refuses; the shop sends it again every 12 hours')
  .action(() => run(async (settings) => (await import('./commands/order.ts')).listRefusedCommand(settings)));
order
  .command('repaid')
  .description('report that a refused refund was paid in another way, such as by bank transfer; it is not sent again')
  .addArgument(orderNumber)
  .action((number: string) =>
    run(async (settings) => (await import('./commands/order.ts')).settleRepaidCommand(number, settings)),
  );
order
  .command('ship')
  .description('ship parcels, and make pickups ready (PLACED or PREPARING); the payment is captured first')
  .addArgument(orderNumber)
  .addOption(new Option('--carrier <name>', 'the carrier, such as UPS').argParser(shortText))
  .addOption(new Option('--tracking-number <number>', 'the number of the parcel').argParser(shortText))
  .action((number: string, tracking: { carrier?: string; trackingNumber?: string }) =>
    run(async (settings) =>
      (await import('./commands/order.ts')).moveOrderCommand('ship', { orderNumber: number, ...tracking }, settings),
    ),
  );
for (const [action, description] of [
  ['deliver', 'report that parcels have arrived (SHIPPED)'],
  ['pickup', 'report that the shopper has collected a pickup (READY_FOR_PICKUP)'],
  ['uncollected', 'end a pickup that was not collected, and refund it (READY_FOR_PICKUP)'],
] as const)
  order
    .command(action)
    .description(description)
    .addArgument(orderNumber)
    .action((number: string) =>
      run(async (settings) =>
        (await import('./commands/order.ts')).moveOrderCommand(action, { orderNumber: number }, settings),
      ),
    );

const returns = program
  .command('return')
  .description(
    'show a return, or move it: directly on the database of DATABASE_URL, or in the data folder of a stopped shop',
  );
const returnNumber = new Argument('<number>', 'the number of the return, such as R-6904867016').argParser(
  required('<number> must be the number of a return, such as R-6904867016.'),
);
returns
  .command('show', { isDefault: true })
  .description('show a return with its order, lines, state and amounts')
  .addArgument(returnNumber)
  .allowExcessArguments()
  .action((number: string, _, { args }: Command) => {
    exitIfCommand(returns, args);
    return run(async (settings) => (await import('./commands/order.ts')).showReturnCommand(number, settings));
  });
returns
  .command('receive')
  .description('report that the parcel has arrived, or that a store has the items (LABEL_CREATED or IN_TRANSIT)')
  .addArgument(returnNumber)
  .addOption(
    new Option('--store <id>', 'the store that has the items, which join its stock, such as us-denver').argParser(
      shortText,
    ),
  )
  .action((number: string, { store }: { store?: string }) =>
    run(async (settings) =>
      (await import('./commands/order.ts')).moveReturnCommand(
        'receive',
        { returnNumber: number, ...(store !== undefined && { store }) },
        settings,
      ),
    ),
  );
returns
  .command('refund')
  .description('accept a return, and refund it; sizes that replace its units can be shipped then (RECEIVED)')
  .addArgument(returnNumber)
  .action((number: string) =>
    run(async (settings) =>
      (await import('./commands/order.ts')).moveReturnCommand('refund', { returnNumber: number }, settings),
    ),
  );
returns
  .command('reject')
  .description('reject a return (RECEIVED); its units stay with the shopper')
  .addArgument(returnNumber)
  .addOption(new Option('--reason <text>', 'what the shopper reads').argParser(shortText).makeOptionMandatory())
  .action((number: string, { reason }: { reason: string }) =>
    run(async (settings) =>
      (await import('./commands/order.ts')).moveReturnCommand('reject', { returnNumber: number, reason }, settings),
    ),
  );

const cases = program.command('case').description('read requests to the customer service, directly on the database');
cases
  .command('list')
  .description('list the newest messages and warranty requests')
  .action(() => run(async (settings) => (await import('./commands/case.ts')).listCasesCommand(settings)));
cases
  .command('show')
  .description('show a message or a warranty request')
  .argument('<id>', 'the number of the case')
  .addOption(new Option('--photos <folder>', 'save the photos of a warranty request in this folder'))
  .action((id: string, options: { photos?: string }) =>
    run(async (settings) => (await import('./commands/case.ts')).showCaseCommand({ id, ...options }, settings)),
  );

program
  .command('doctor')
  .description('check Node, the build, the database, the other services and the ports')
  .action(() => run(async (settings) => (await import('./commands/doctor.ts')).doctorCommand(settings)));

/** Runs the command that the arguments name. It sets the exit code of the process, or ends the process. */
export const runCommandLine = async (args: readonly string[]): Promise<void> =>
  void (await program.parseAsync(args, { from: 'user' }));
