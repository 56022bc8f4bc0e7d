import type { DocumentFile } from '#core/order/purchase.ts';

/** Saves a file of the service on the device of the shopper. */
export const saveFile = ({ fileName, contentBase64 }: DocumentFile): void => {
  const bytes = Uint8Array.from(atob(contentBase64), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
