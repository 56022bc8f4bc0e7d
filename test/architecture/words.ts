/** Words that no name, comment, test title or document uses, each with the term that replaces it. */
export const forbiddenWords: { readonly [word: string]: string } = {
  deed: 'command',
  deeds: 'commands',
  wish: 'input, pending change',
  wishes: 'inputs, preferences',
  wished: 'requested',
  telling: 'notice',
  told: 'notified, received',
  whoever: 'the caller, whichever component',
  nobody: 'no caller, no user',
  somebody: 'another user, another process',
  anew: 'again',
  stands: 'is',
  advice: 'reviews, questions, size chart',
  ballot: 'helpful vote',
  ballots: 'helpful votes',
  hearts: 'local favorites',
  sight: 'viewport, intersection',
  stranger: 'unknown value',
  strangers: 'unknown values',
  twin: 'duplicate',
  twins: 'duplicates',
  judge: 'validate',
  judged: 'validated',
  verdict: 'result',
  verdicts: 'results',
  entropy: 'ids, secrets',
  completer: 'reconciler',
  sendable: 'request',
  circumstances: 'context',
  surroundings: 'environment',
  breakage: 'defect',
  rig: 'harness',
  rigs: 'harnesses',
  sabotage: 'fault injection',
  workshop: 'internal access',
  shelf: 'listing index, store stock, cache',
  shelves: 'stock locations',
  trade: 'pricing settings',
  tidings: 'messages',
  duty: 'required fields',
  beforehand: 'before',
  henceforth: 'from then on',
  whilst: 'while',
  'at hand': 'available',
  'in vain': 'without effect',
  'for good': 'permanently',
  // British spellings that the dictionary of the spell checker accepts too.
  analyse: 'analyze',
  analysed: 'analyzed',
  analysing: 'analyzing',
  behaviour: 'behavior',
  behaviours: 'behaviors',
  cancelled: 'canceled',
  cancelling: 'canceling',
  catalogue: 'catalog',
  catalogues: 'catalogs',
  centre: 'center',
  centred: 'centered',
  centres: 'centers',
  colour: 'color',
  coloured: 'colored',
  colours: 'colors',
  colourway: 'colorway',
  colourways: 'colorways',
  favourite: 'favorite',
  favourites: 'favorites',
  grey: 'gray',
  initialise: 'initialize',
  labelled: 'labeled',
  modelled: 'modeled',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  normalise: 'normalize',
  normalised: 'normalized',
  normalises: 'normalizes',
  organise: 'organize',
  personalisation: 'personalization',
  personalise: 'personalize',
  personalised: 'personalized',
  recognise: 'recognize',
  recognised: 'recognized',
  recognises: 'recognizes',
  serialise: 'serialize',
  serialised: 'serialized',
  signalled: 'signaled',
  travelled: 'traveled',
  travelling: 'traveling',
};

/** Words that are plain English in a sentence, but say nothing as a part of a name. */
export const forbiddenInNames: { readonly [word: string]: string } = {
  beside: 'the name of the feature',
  kept: 'cached, persisted',
  room: 'capacity, endpoint group, namespace, demo',
  signs: 'characters',
};

/** Names that say nothing of what a file or folder holds. */
export const forbiddenFileNames = ['common', 'helpers', 'manager', 'misc', 'utils'] as const;

/** Text at a place (a file, a folder with its slash, or `''` for everywhere) that may use the words. */
export type Exemption = {
  readonly place: string;
  /** Whole identifiers or phrases; without them, the whole place is exempt. */
  readonly texts?: readonly string[];
  readonly reason: string;
};

export const exemptions: readonly Exemption[] = [
  { place: 'test/architecture/words.ts', reason: 'the list itself' },
  { place: 'test/spec/requirements.md', reason: 'quotes the specification' },
  { place: 'test/spec/without-test.md', reason: 'quotes the specification' },
  { place: 'adapters/backend/seed/data/', reason: 'texts for shoppers' },
  { place: 'adapters/backend/commerce/kernel/database/migrations/', reason: 'ids and SQL of migrations are stored' },
  { place: '', texts: ['0005-shelf', '0005-shelf.ts'], reason: 'id of a migration' },
  { place: '', texts: ['CANCELLED', 'Cancelled', 'OrderCancelled'], reason: 'states and events of orders on the wire' },
  { place: 'test/adapters/texts/', reason: 'spellings of shopper texts in each locale' },
  {
    place: 'test/adapters/backend/seed/text-by-locale.test.ts',
    texts: ['grey'],
    reason: 'a text for shoppers in Great Britain',
  },
  {
    place: 'test/adapters/backend/commerce/modules/catalog/products.test.ts',
    texts: ['grey'],
    reason: 'a color family of the catalog',
  },
  {
    place: 'test/adapters/web/build/compile-messages.test.ts',
    texts: ['Favourites'],
    reason: 'a text for shoppers in Great Britain',
  },
  {
    place: 'test/adapters/backend/commerce/modules/content/safe-rich-text.test.ts',
    texts: ['hearts'],
    reason: 'a character reference of HTML',
  },
  { place: 'test/', texts: ['nobody'], reason: 'a user of the operating system' },
  ...['adapters/backend/seed/seed-database.ts', 'test/adapters/backend/commerce/modules/reviews/reviews.test.ts'].map(
    (place) => ({ place, texts: ['catalogue'], reason: 'a stored key' }),
  ),
  {
    place: 'adapters/backend/commerce/modules/catalog/',
    texts: ['grey'],
    reason: 'a color family of the catalog',
  },
];

/** Areas that still use the words, with how many uses are left. A count only shrinks. */
export const notYet: { readonly [area: string]: number } = { adapters: 31 };
