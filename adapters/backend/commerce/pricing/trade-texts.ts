import type { LocaleName } from '../localised.ts';

/** What a pricing run says, by language. `|` parts a callout into lead, highlight and trail (CART-16, CART-17). */
export type TradeTexts = {
  readonly methods: { readonly [code: string]: { readonly label: string; readonly deliveryTime: string } };
  readonly freeShipping: {
    readonly name: string;
    readonly within: (missing: string) => string;
    readonly reached: string;
  };
  readonly packs: { readonly name: string; readonly within: string; readonly applied: (saved: string) => string };
  /** Why a promo code takes nothing off; the least that goods must be worth comes as text. */
  readonly coupons: {
    readonly [problem in 'unknown' | 'expired' | 'membersOnly' | 'usedUp' | 'notCombined' | 'notMet']: (
      minimum?: string,
    ) => string;
  };
  readonly creditCard: string;
};

const american: TradeTexts = {
  methods: {
    standard: { label: 'Standard shipping', deliveryTime: '2-4 business days' },
    express: { label: 'Express shipping', deliveryTime: '1-2 business days' },
    'same-day': { label: 'Same-day delivery', deliveryTime: 'Same day' },
    pickup: { label: 'Pick up in store', deliveryTime: 'Today' },
  },
  freeShipping: {
    name: 'Free standard shipping',
    within: (missing) => `Add |${missing}| for free shipping`,
    reached: 'Your order has |free| standard shipping',
  },
  packs: {
    name: '10% off two or more packs',
    within: 'Add |one more pack| for 10% off both',
    applied: (saved) => `You save |${saved}| with two or more packs`,
  },
  coupons: {
    unknown: () => 'This promo code is no longer valid.',
    expired: () => 'This promo code has expired.',
    membersOnly: () => 'Sign in to use this promo code.',
    usedUp: () => 'You have already used this promo code.',
    notCombined: () => 'This promo code cannot be combined with another one.',
    notMet: (minimum) =>
      minimum === undefined
        ? 'Nothing in your cart qualifies for this promo code.'
        : `This promo code is for orders of ${minimum} or more.`,
  },
  creditCard: 'Card',
};

const british: TradeTexts = {
  ...american,
  methods: {
    standard: { label: 'Standard delivery', deliveryTime: '2-4 working days' },
    express: { label: 'Express delivery', deliveryTime: '1-2 working days' },
    'same-day': { label: 'Same-day delivery', deliveryTime: 'Same day' },
    pickup: { label: 'Collect in store', deliveryTime: 'Today' },
  },
  freeShipping: {
    name: 'Free standard delivery',
    within: (missing) => `Add |${missing}| for free delivery`,
    reached: 'Your order has |free| standard delivery',
  },
  coupons: {
    ...american.coupons,
    notMet: (minimum) =>
      minimum === undefined
        ? 'Nothing in your basket qualifies for this promo code.'
        : american.coupons.notMet(minimum),
  },
};

const french: TradeTexts = {
  methods: {
    standard: { label: 'Livraison standard', deliveryTime: '2 à 4 jours ouvrables' },
    express: { label: 'Livraison express', deliveryTime: '1 à 2 jours ouvrables' },
    'same-day': { label: 'Livraison le jour même', deliveryTime: 'Le jour même' },
    pickup: { label: 'Cueillette en magasin', deliveryTime: 'Aujourd’hui' },
  },
  freeShipping: {
    name: 'Livraison standard gratuite',
    within: (missing) => `Ajoutez |${missing}| pour obtenir la livraison gratuite`,
    reached: 'La livraison standard de votre commande est |gratuite|',
  },
  packs: {
    name: '10 % de rabais sur deux sacs ou plus',
    within: 'Ajoutez |un autre sac| pour obtenir 10 % de rabais sur les deux',
    applied: (saved) => `Vous économisez |${saved}| avec deux sacs ou plus`,
  },
  coupons: {
    unknown: () => 'Ce code promo n’est plus valide.',
    expired: () => 'Ce code promo est expiré.',
    membersOnly: () => 'Connectez-vous pour utiliser ce code promo.',
    usedUp: () => 'Vous avez déjà utilisé ce code promo.',
    notCombined: () => 'Ce code promo ne peut pas être combiné avec un autre.',
    notMet: (minimum) =>
      minimum === undefined
        ? 'Rien dans votre panier ne correspond à ce code promo.'
        : `Ce code promo est valable dès ${minimum} d’achat.`,
  },
  creditCard: 'Carte',
};

export const tradeTexts: { readonly [locale in LocaleName]: TradeTexts } = {
  'en-us': american,
  'en-gb': british,
  'fr-ca': french,
};
