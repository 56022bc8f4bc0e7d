type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = (): readonly Field[] => [...document.querySelectorAll<Field>('input:not([type=checkbox]), textarea')];
const isRadio = (field: Field): boolean => field.type === 'radio';
const isTouched = (field: Field): boolean => (field instanceof HTMLInputElement && isRadio(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue);

/** What was typed or chosen before the page came alive would vanish with the first render: it is told to the views as if done now. */
export const keepTypedText = (): (() => void) => {
  const touched = fields().filter(isTouched);
  return () => {
    for (const field of touched) if (field.isConnected) field.dispatchEvent(new Event(isRadio(field) ? 'click' : 'input', { bubbles: true }));
  };
};
