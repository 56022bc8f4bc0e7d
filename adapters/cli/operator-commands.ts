import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import { isEmail } from '#core/validation/text-rules.ts';
import type { Settings } from './settings.ts';

/** A text of at most 200 characters. */
const shortText = (text: string): string => {
  if (text.trim() === '' || text.length > 200) throw new InvalidArgumentError('It must have 1 to 200 characters.');
  return text.trim();
};

/** An e-mail address. */
const emailAddress = (text: string): string => {
  if (!isEmail(text)) throw new InvalidArgumentError('It must be an e-mail address.');
  return text.trim();
};

/** Ends the process if the arguments of a command that shows something by its number name an unknown command. */
const exitIfCommand = (parent: Command, [number = '', ...more]: readonly string[]): void => {
  // Two commands may begin with the same two letters.
  const similar = parent.commands.find(
    (command) => /^[a-z]{3}/.test(number) && command.name().startsWith(number.slice(0, 3)),
  );
  const hint = similar === undefined ? '' : ` Did you mean ${similar.name()}?`;
  const [surplus] = more;
  if (surplus !== undefined && /\d/.test(number))
    parent.error(`error: portico ${parent.name()} ${number} takes no further argument: remove '${surplus}'.`);
  if (more.length > 0 || hint !== '')
    parent.error(`error: ${parent.name()} has no command '${number}'.${hint} See portico ${parent.name()} --help.`);
};

/** What follows a usage error of a command that shows something by its number. */
const helpOf = (name: string): string =>
  `Use --help for the commands of portico ${name}: portico ${name} list has the numbers.`;

export type CommandLine = {
  readonly program: Command;
  /** Reads an argument that must not be empty; the sentence says what it must be. */
  readonly required: (sentence: string) => (text: string) => string;
  readonly run: (work: (settings: Settings) => Promise<number>) => Promise<void>;
};

/** Adds the commands for operators: `order`, `return` and `case`. They read and change the database directly. */
export const addOperatorCommands = ({ program, required, run }: CommandLine): void => {
  // The lists print a colon after a number, which is easily copied with it.
  const numbered =
    (sentence: string) =>
    (text: string): string =>
      required(sentence)(text).replace(/:$/, '');
  const orderNumber = new Argument('<number>', 'the order number, such as 1000000001').argParser(
    numbered('<number> must be the number of an order, such as 1000000001.'),
  );
  const order = program
    .command('order')
    .description(
      'show an order, or move its shipments: directly on the database of DATABASE_URL, or in the data folder of a stopped shop',
    )
    .showHelpAfterError(helpOf('order'));
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
    .command('list')
    .description('list the latest orders')
    .action(() => run(async (settings) => (await import('./commands/order.ts')).listOrdersCommand(settings)));
  order
    .command('refused')
    .description(
      'list the payments for shipments, and the refunds, that the payment provider refuses; the shop sends them again every 12 hours',
    )
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

  order
    .command('receipts')
    .description('save the gift receipts of an order, which have no prices, as PDFs')
    .addArgument(orderNumber)
    .addOption(new Option('--folder <folder>', 'where they are saved').default('.'))
    .action((number: string, { folder }: { folder: string }) =>
      run(async (settings) =>
        (await import('./commands/gift-receipt.ts')).saveReceiptsCommand({ orderNumber: number, folder }, settings),
      ),
    );

  const returns = program
    .command('return')
    .description(
      'show a return, or move it: directly on the database of DATABASE_URL, or in the data folder of a stopped shop',
    )
    .showHelpAfterError(helpOf('return'));
  const returnNumber = new Argument('<number>', 'the number of the return, such as R-6904867016').argParser(
    numbered('<number> must be the number of a return, such as R-6904867016.'),
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
    .command('list')
    .description('list the latest returns')
    .action(() => run(async (settings) => (await import('./commands/order.ts')).listReturnsCommand(settings)));
  returns
    .command('gift')
    .description('start the return of a gift for who got it; the refund goes to who paid')
    .addArgument(
      new Argument('<receipt>', 'the number of the gift receipt, such as G-6904867016').argParser(
        required('<receipt> must be the number of a gift receipt, such as G-6904867016.'),
      ),
    )
    .addOption(new Option('--email <address>', 'who gets the label; by default who paid').argParser(emailAddress))
    .addOption(new Option('--store', 'the items are brought to a store, not sent by post').default(false))
    .action((number: string, { email, store: inStore }: { email?: string; store: boolean }) =>
      run(async (settings) =>
        (await import('./commands/gift-receipt.ts')).returnGiftCommand(
          { number, inStore, ...(email !== undefined && { email }) },
          settings,
        ),
      ),
    );
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
};
