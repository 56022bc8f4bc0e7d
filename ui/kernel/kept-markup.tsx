import { createContext, useContext, type ReactNode } from 'react';

type Slot = { readonly of: object; readonly variant: string; readonly markup: string | undefined };

/** The parts met while one document is rendered. */
export type KeptSlots = Slot[];

/** Given by the server alone: in a browser parts are drawn as any other. */
export const KeptSlotsContext = createContext<KeptSlots | undefined>(undefined);

const kept = new WeakMap<object, Map<string, string>>();

/** Enough for every address that a menu names; whoever asks for more makes the server remember nothing. */
const VARIANTS_LIMIT = 200;

type KeptMarkupProps = {
  /** What the part is drawn from; another object is another part. */
  readonly of: object;
  /** What else decides about its look. */
  readonly variant?: string;
  readonly children: ReactNode;
};

/** A part that is the same on every page: the server renders it once, and then writes what it rendered before. */
export const KeptMarkup = ({ of, variant = '', children }: KeptMarkupProps): ReactNode => {
  const slots = useContext(KeptSlotsContext);
  if (slots === undefined) return children;
  const markup = kept.get(of)?.get(variant);
  const slot = slots.push({ of, variant, markup }) - 1;
  if (markup !== undefined) return <kept-markup data-slot={slot} />;
  return (
    <>
      <kept-start data-slot={slot} />
      {children}
      <kept-end data-slot={slot} />
    </>
  );
};

const remember = ({ of, variant }: Slot, markup: string): void => {
  const variants = kept.get(of) ?? new Map<string, string>();
  kept.set(of, variants);
  if (variants.size < VARIANTS_LIMIT) variants.set(variant, markup);
};

/** Puts the kept parts into the markup of a document, and keeps those that it rendered for the first time. */
export const fillSlots = (html: string, slots: KeptSlots): string =>
  html
    .replaceAll(
      /<kept-start data-slot="(\d+)"><\/kept-start>([^]*?)<kept-end data-slot="\1"><\/kept-end>/g,
      (_, index: string, markup: string) => {
        const slot = slots[Number(index)];
        if (slot !== undefined) remember(slot, markup);
        return markup;
      },
    )
    .replaceAll(
      /<kept-markup data-slot="(\d+)"><\/kept-markup>/g,
      (_, index: string) => slots[Number(index)]?.markup ?? '',
    );
