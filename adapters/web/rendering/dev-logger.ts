import { createLogger, type Logger } from 'vite';

type DevLogger = Logger & {
  /** An error that the shop prints. */
  readonly leaveOut: (fault: unknown) => void;
  /** After an edit, the same error is printed again. */
  readonly forget: () => void;
};

/**
 * Vite's logger, which does not clear the terminal, and omits reload messages of server-rendered modules: the next page
 * is rendered with them anyway. Several requests find the same error in a file, so it prints an error once, until the
 * next edit (`forget`), and not at all if the shop prints it (`leaveOut`).
 */
export const devLogger = (): DevLogger => {
  const logger = createLogger('info', { allowClearScreen: false });
  const known = new Set<string>();
  const { info, error } = logger;
  const print: Logger['error'] = (message, options) => {
    const text = options?.error?.message ?? message;
    if (known.has(text)) return;
    known.add(text);
    error(message, options);
  };
  return Object.assign(logger, {
    error: print,
    leaveOut: (fault: unknown): void => void (fault instanceof Error && known.add(fault.message)),
    forget: (): void => known.clear(),
    info: (message: string, options?: Parameters<typeof info>[1]) => {
      if (options?.environment?.includes('ssr') === true && message.includes('page reload')) return;
      info(message, options);
    },
  });
};
