import { Argument, InvalidArgumentError, Option } from 'commander';
import { contentKinds } from '../backend/commerce/kernel/database/tables/content.ts';
import { hasControls } from '#core/kernel/control-characters.ts';
import { hasVisible } from '#core/kernel/unseen.ts';
import { zonedTimeOf } from '#core/kernel/zoned-time.ts';
import { documentOf } from './content-arguments.ts';
import type { CommandLine } from './operator-commands.ts';

const documentArgument = (): Argument =>
  new Argument(
    '<document>',
    'page/<name> in lower case, such as page/home, page/product/<id>, category/<id>, menu, footer or popups',
  ).argParser((text) => {
    const document = documentOf(text);
    if (document === undefined)
      throw new InvalidArgumentError(
        'It must be page/<name> in lower case, page/product/<id>, category/<id>, menu, footer or popups.',
      );
    return document;
  });

const versionNumber = (text: string): number => {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new InvalidArgumentError('It must be the number of a version.');
  return Number(text);
};

/** Version 0 is the delivered content. */
const shownVersion = (text: string): number => (text === '0' ? 0 : versionNumber(text));

const time = (text: string): number => {
  const at = zonedTimeOf(text);
  if (at === undefined)
    throw new InvalidArgumentError('It must be a time with its zone, such as 2026-12-01T08:00:00Z.');
  return at;
};

const hours = (text: string): number => {
  if (!/^[1-9][0-9]{0,2}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of hours up to 999.');
  return Number(text);
};

/** Maximum number of pictures in a list. */
const MAX_LISTED = 200;

const listed = (text: string): number => {
  if (!/^[1-9][0-9]{0,2}$/.test(text) || Number(text) > MAX_LISTED)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_LISTED}.`);
  return Number(text);
};

const skipped = (text: string): number => {
  if (!/^[0-9]{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number, 0 or more.');
  return Number(text);
};

const altText = (text: string): string => {
  if (!hasVisible(text) || text.length > 500)
    throw new InvalidArgumentError('It must have 1 to 500 characters, of which at least one is visible.');
  return text.trim();
};

const note = (text: string): string => {
  if (text.length > 500 || hasControls(text))
    throw new InvalidArgumentError('It must be one line of at most 500 characters.');
  return text;
};

/**
 * Adds the commands for editors: `content`. They change the database of a running shop, which follows within a second.
 */
export const addContentCommands = ({ program, run }: Pick<CommandLine, 'program' | 'run'>): void => {
  const content = program
    .command('content')
    .description('read, check, store and publish pages, menu and footer, directly on the database')
    .showHelpAfterError('Use --help for the commands of portico content: portico content list has the documents.');
  const locale = (): Option => new Option('--locale <locale>', 'the site').default('en-us');
  const json = (): Option => new Option('--json', 'as JSON').default(false);
  const commands = () => import('./commands/content.ts');
  content
    .command('list')
    .description('list the documents of a site, with their published version')
    .addOption(locale())
    .addOption(json())
    .action((options) => run(async (settings) => (await commands()).listContentCommand(options, settings)));
  content
    .command('show')
    .description('print the newest version of a document, or another one')
    .addArgument(documentArgument())
    .addOption(locale())
    .addOption(new Option('--version <number>', 'the version; 0 is the delivered content').argParser(shownVersion))
    .addOption(json())
    .action((document, options) =>
      run(async (settings) => (await commands()).showContentCommand(document, options, settings)),
    );
  content
    .command('check')
    .description('print what is wrong with a document; - reads it from standard input')
    .argument('<file>', 'the file with the document as JSON')
    .addOption(
      new Option('--kind <kind>', 'what the document is; by default found from its fields').choices(contentKinds),
    )
    .addOption(
      new Option(
        '--locale <locale>',
        'the site in whose database the pages, pictures and products it names are looked up',
      ),
    )
    .addOption(json())
    .action((file, options) =>
      run(async (settings) =>
        (await import('./commands/content-check.ts')).checkContentCommand(file, options, settings),
      ),
    );
  content
    .command('types')
    .description('list the types of blocks with their required fields, or the fields of a type')
    .argument('[type]', 'the type, such as hero-standard')
    .addOption(json())
    .action((type: string | undefined, options) =>
      run(async () => {
        const { listTypesCommand, showTypeCommand } = await import('./commands/content-types.ts');
        return type === undefined ? listTypesCommand(options) : showTypeCommand(type, options);
      }),
    );
  content
    .command('put')
    .description('store a document as a new version, a draft; one with mistakes is not stored')
    .addArgument(documentArgument())
    .argument('[file]', 'the file with the document as JSON; - reads it from standard input', '-')
    .addOption(locale())
    .addOption(new Option('--author <name>', 'who stores it').argParser(note))
    .addOption(new Option('--note <text>', 'what has changed').argParser(note).default(''))
    .addOption(new Option('--publish', 'publish it at once').default(false))
    .addOption(json())
    .action((document, file, options) =>
      run(async (settings) => (await commands()).putContentCommand(document, file, options, settings)),
    );
  content
    .command('publish')
    .description('publish the newest version of a document, or another one, now or later')
    .addArgument(documentArgument())
    .addOption(locale())
    .addOption(new Option('--version <number>', 'the version').argParser(versionNumber))
    .addOption(new Option('--at <time>', 'when, such as 2026-12-01T08:00:00Z').argParser(time))
    .addOption(json())
    .action((document, options) =>
      run(async (settings) => (await commands()).publishContentCommand(document, options, settings)),
    );
  content
    .command('unpublish')
    .description('take a document away from shoppers; its versions stay')
    .addArgument(documentArgument())
    .addOption(locale())
    .addOption(json())
    .action((document, options) =>
      run(async (settings) => (await commands()).unpublishContentCommand(document, options, settings)),
    );
  content
    .command('preview')
    .description('print a link that shows drafts and scheduled versions of a page for some hours')
    .argument('<page>', 'the path below the locale, such as help/returns, or home')
    .addOption(locale())
    .addOption(new Option('--at <time>', 'what is published then, such as 2026-12-01T08:00:00Z').argParser(time))
    .addOption(new Option('--hours <number>', 'how long').argParser(hours).default(8))
    .action((page, options) =>
      run(async (settings) => (await commands()).previewContentCommand(page, options, settings)),
    );
  content
    .command('history')
    .description('list the versions of a document, newest first')
    .addArgument(documentArgument())
    .addOption(locale())
    .addOption(json())
    .action((document, options) =>
      run(async (settings) => (await commands()).contentHistoryCommand(document, options, settings)),
    );
  content
    .command('restore')
    .description('store the body of an earlier version as a new one, a draft')
    .addArgument(documentArgument())
    .addArgument(
      new Argument('<version>', 'the number of the version; 0 is the delivered content').argParser(shownVersion),
    )
    .addOption(locale())
    .addOption(new Option('--author <name>', 'who restores it').argParser(note))
    .addOption(new Option('--publish', 'publish it at once').default(false))
    .addOption(json())
    .action((document, version, options) =>
      run(async (settings) => (await commands()).restoreContentCommand(document, version, options, settings)),
    );
};

/** Adds the commands for addresses of pages that have moved. */
export const addRedirectCommands = ({ program, run }: Pick<CommandLine, 'program' | 'run'>): void => {
  const redirects = program
    .command('redirect')
    .description('redirect from addresses without a page, directly on the database')
    .showHelpAfterError('Use --help for the commands of portico redirect.');
  const locale = (): Option => new Option('--locale <locale>', 'the site').default('en-us');
  const commands = () => import('./commands/redirect.ts');
  redirects
    .command('list')
    .description('list the redirects of a site')
    .addOption(locale())
    .addOption(new Option('--json', 'as JSON').default(false))
    .action((options) => run(async (settings) => (await commands()).listRedirectsCommand(options, settings)));
  redirects
    .command('add')
    .description('add a redirect, or replace that of the same path; the query of a request is kept')
    .argument('<from>', 'the old path below the locale, such as /old-sale')
    .argument('<to>', 'the new path, such as /c/footwear-1000, or a web address')
    .addOption(locale())
    .addOption(new Option('--status <code>', '301 for ever, 302 for now').choices(['301', '302']).default('301'))
    .action((from: string, to: string, options: { locale: string; status: string }) =>
      run(async (settings) =>
        (await commands()).addRedirectCommand(
          { from, to, locale: options.locale, status: options.status === '302' ? 302 : 301 },
          settings,
        ),
      ),
    );
  redirects
    .command('remove')
    .description('remove a redirect')
    .argument('<from>', 'the old path')
    .addOption(locale())
    .action((from: string, options) =>
      run(async (settings) => (await commands()).removeRedirectCommand(from, options, settings)),
    );
};

/** Adds the commands for pictures and films of content. */
export const addMediaCommands = ({ program, run }: Pick<CommandLine, 'program' | 'run'>): void => {
  const media = program
    .command('media')
    .description('add pictures and films for content, directly on the database; all processes serve them')
    .showHelpAfterError('Use --help for the commands of portico media.');
  media
    .command('list')
    .description('list what was added, as content documents name it')
    .action(() => run(async (settings) => (await import('./commands/media.ts')).listMediaCommand(settings)));
  media
    .command('add')
    .description(
      'add a picture (JPEG, PNG, WebP, AVIF, TIFF up to 25 MB), a film (MP4 up to 32 MB) or its captions (WebVTT)',
    )
    .argument('<file>', 'the file')
    .addOption(new Option('--alt <text>', 'what a picture shows; required for pictures').argParser(altText))
    .addOption(new Option('--name <name>', 'the name in addresses; by default that of the file'))
    .action((file: string, options) =>
      run(async (settings) => (await import('./commands/media.ts')).addMediaCommand(file, options, settings)),
    );
};

/** Adds the commands for pictures that shoppers share. */
export const addSocialCommands = ({ program, required, run }: CommandLine): void => {
  const social = program
    .command('social')
    .description('moderate the pictures that shoppers share, directly on the database')
    .showHelpAfterError('Use --help for the commands of portico social.');
  const commands = () => import('./commands/social.ts');
  const id = (): Argument =>
    new Argument('<id>', 'the id of the picture').argParser(required('<id> must be the id of a picture.'));
  social
    .command('list')
    .description('list pictures: those with the most reports, then those that wait, oldest first, then the newest')
    .addOption(
      new Option('--state <state>', 'only pictures of this state').choices(['pending', 'approved', 'rejected']),
    )
    .addOption(new Option('--photos <folder>', 'save the uploads that wait for a decision in this folder'))
    .addOption(new Option('--start <n>', 'leave out the first n pictures').argParser(skipped).default(0))
    .addOption(new Option('--limit <n>', 'how many pictures, at most 200').argParser(listed).default(50))
    .action((options) => run(async (settings) => (await commands()).listSharedCommand(options, settings)));
  social
    .command('approve')
    .description('show a picture in galleries; reports before count no longer')
    .addArgument(id())
    .action((mediumId: string) => run(async (settings) => (await commands()).approveSharedCommand(mediumId, settings)));
  social
    .command('reject')
    .description('show a picture no longer, and remove the file of an upload')
    .addArgument(id())
    .action((mediumId: string) => run(async (settings) => (await commands()).rejectSharedCommand(mediumId, settings)));
};
