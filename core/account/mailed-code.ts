/** Whether a link can have the code of a message: others were cut off or changed on their way. */
export const isMailedCode = (code: string): boolean => code !== '' && code.length <= 100;
