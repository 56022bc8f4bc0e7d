import type { Migration } from '#adapters/database/migrate.ts';

/**
 * The promotions and promo codes that were code before. An existing promotion keeps its id, which is in the snapshots
 * of orders.
 */
export const firstPromotions = [
  {
    promotionId: 'PACKS10',
    kind: 'percentage',
    needsCode: false,
    position: 1,
    endsAt: 'infinity',
    parameters: { partsPerMillion: 100_000, categoryId: '3000', minimumUnits: 2 },
    texts: {
      en: {
        name: '10% off two or more packs',
        within: 'Add |one more pack| for 10% off both',
        applied: 'You save |{saved}| with two or more packs',
      },
      fr: {
        name: '10\u00A0% de rabais sur deux sacs ou plus',
        within: 'Ajoutez |un autre sac| pour obtenir 10\u00A0% de rabais sur les deux',
        applied: 'Vous économisez |{saved}| avec deux sacs ou plus',
      },
      de: {
        name: '10\u00A0% Rabatt ab zwei Rucksäcken',
        within: 'Noch |ein Rucksack|, und beide kosten 10\u00A0% weniger',
        applied: 'Sie sparen |{saved}| mit zwei oder mehr Rucksäcken',
      },
    },
  },
  {
    promotionId: 'CODE-WELCOME10',
    kind: 'percentage',
    needsCode: true,
    position: 2,
    endsAt: 'infinity',
    parameters: { partsPerMillion: 100_000 },
    texts: {
      en: { name: '10% off, once per account and email address' },
      fr: { name: '10\u00A0% de rabais, une fois par compte et adresse courriel' },
      de: { name: '10\u00A0% Rabatt, einmal je Konto und E-Mail-Adresse' },
    },
  },
  {
    promotionId: 'CODE-TRAIL20',
    kind: 'amount',
    needsCode: true,
    position: 3,
    endsAt: 'infinity',
    parameters: { amount: 2_000, minimum: 15_000 },
    texts: {
      en: { name: '{off} off orders of {minimum} or more' },
      fr: { name: '{off} de rabais dès {minimum} d’achat' },
      de: { name: '{off} Rabatt ab {minimum} Bestellwert' },
    },
  },
  {
    promotionId: 'CODE-PACK15',
    kind: 'percentage',
    needsCode: true,
    position: 4,
    endsAt: 'infinity',
    parameters: { partsPerMillion: 150_000, categoryId: '3000' },
    texts: {
      en: { name: '15% off packs' },
      fr: { name: '15\u00A0% de rabais sur les sacs' },
      de: { name: '15\u00A0% Rabatt auf Rucksäcke' },
    },
  },
  {
    promotionId: 'CODE-SOLO25',
    kind: 'percentage',
    needsCode: true,
    position: 5,
    endsAt: 'infinity',
    parameters: { partsPerMillion: 250_000 },
    texts: {
      en: { name: '25% off, with no other code' },
      fr: { name: '25\u00A0% de rabais, sans autre code' },
      de: { name: '25\u00A0% Rabatt, ohne weiteren Code' },
    },
  },
  {
    promotionId: 'CODE-MEMBER5',
    kind: 'percentage',
    needsCode: true,
    position: 6,
    endsAt: 'infinity',
    parameters: { partsPerMillion: 50_000 },
    texts: {
      en: { name: '5% off for members' },
      fr: { name: '5\u00A0% de rabais pour les membres' },
      de: { name: '5\u00A0% Rabatt für Mitglieder' },
    },
  },
  {
    promotionId: 'CODE-SUMMER24',
    kind: 'percentage',
    needsCode: true,
    position: 7,
    endsAt: '2024-09-01T00:00:00Z',
    parameters: { partsPerMillion: 200_000 },
    texts: {
      en: { name: '20% off in summer' },
      fr: { name: '20\u00A0% de rabais cet été' },
      de: { name: '20\u00A0% Rabatt im Sommer' },
    },
  },
] as const;

export const firstPromoCodes = [
  { code: 'WELCOME10', promotionId: 'CODE-WELCOME10', isExclusive: false, isForMembers: false, usesEach: 1 },
  { code: 'TRAIL20', promotionId: 'CODE-TRAIL20', isExclusive: false, isForMembers: false, usesEach: null },
  { code: 'PACK15', promotionId: 'CODE-PACK15', isExclusive: false, isForMembers: false, usesEach: null },
  { code: 'SOLO25', promotionId: 'CODE-SOLO25', isExclusive: true, isForMembers: false, usesEach: null },
  { code: 'MEMBER5', promotionId: 'CODE-MEMBER5', isExclusive: false, isForMembers: true, usesEach: null },
  { code: 'SUMMER24', promotionId: 'CODE-SUMMER24', isExclusive: false, isForMembers: false, usesEach: null },
] as const;

const literal = (value: unknown): string => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
};

const rowsOf = (rows: readonly object[]): string =>
  rows.map((row) => `(${Object.values(row).map(literal).join(', ')})`).join(', ');

/** Promotions and promo codes are rows: a new one needs no change of the program. */
export const promotions: Migration = {
  name: '0025-promotions',
  statements: [
    // Parameters are those of the kind. Texts are by language, or by locale where a locale differs from its language.
    `create table promotion (
      promotion_id text primary key, constraint promotion_id_length check (length(promotion_id) between 1 and 100),
      kind text not null, constraint promotion_kind_length check (length(kind) between 1 and 100),
      needs_code boolean not null, position int not null,
      starts_at timestamptz not null default '-infinity', ends_at timestamptz not null default 'infinity',
      constraint promotion_period check (starts_at < ends_at),
      site_ids text[], constraint promotion_sites check (cardinality(site_ids) between 1 and 100),
      parameters jsonb not null, constraint promotion_parameters_length check (length(parameters::text) <= 4000),
      texts jsonb not null, constraint promotion_texts_length check (length(texts::text) <= 20000))`,
    // Codes are stored as they are compared: trimmed and in capitals (CART-10).
    `create table promo_code (
      code text primary key, constraint promo_code_form check (code = upper(trim(code)) and length(code) between 1 and 50),
      promotion_id text not null references promotion on delete cascade,
      is_exclusive boolean not null default false, is_for_members boolean not null default false,
      uses_each int, constraint promo_code_uses check (uses_each > 0))`,
    `insert into promotion (promotion_id, kind, needs_code, position, ends_at, parameters, texts)
      values ${rowsOf(firstPromotions)}`,
    `insert into promo_code (code, promotion_id, is_exclusive, is_for_members, uses_each)
      values ${rowsOf(firstPromoCodes)}`,
  ],
};
