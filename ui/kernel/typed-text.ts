type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';
const isTouched = (field: Field): boolean =>
  isRadio(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;

/** Sets what a field shows past React's own bookkeeping, so that the event after it counts as a change. */
const setShown = (field: Field, value: string): void => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
};

type KeptTyping = {
  /** Also keeps what the browser has filled in by itself, which tells nobody. */
  readonly sweep: () => void;
  /** Tells it to the views as if it were done now, and stops watching. */
  readonly restore: () => void;
};

/**
 * What is typed or chosen before the page has come alive would vanish with a first render: it is kept, and done again.
 */
export const keepTyping = (): KeptTyping => {
  const texts = new Map<Field, string>();
  const choices = new Map<string, HTMLInputElement>();
  const keep = (field: Field): void => {
    if (isRadio(field)) choices.set(field.name, field);
    else texts.set(field, field.value);
  };
  const listen = (event: Event): void => {
    if (isField(event.target)) keep(event.target);
  };
  addEventListener('input', listen, true);
  return {
    sweep: () =>
      [...document.querySelectorAll<Field>('input:not([type=checkbox]), textarea')].filter(isTouched).forEach(keep),
    restore: () => {
      removeEventListener('input', listen, true);
      for (const choice of choices.values()) {
        if (!choice.isConnected) continue;
        // A view that found it checked takes another click for no change.
        choice.checked = false;
        choice.click();
      }
      for (const [field, value] of texts) {
        if (!field.isConnected) continue;
        // React has taken what it found for what it knows already; told the first value again, it sees the change.
        field.value = field.defaultValue;
        setShown(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
  };
};
