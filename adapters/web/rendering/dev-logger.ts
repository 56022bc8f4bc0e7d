import { createLogger, type Logger } from 'vite';

/**
 * Vite's logger. It does not clear the terminal, which has the messages of the shop as well, and says nothing of pages
 * that the server renders: nothing is loaded again there, the next page is rendered with the edited modules.
 */
export const devLogger = (): Logger => {
  const logger = createLogger('info', { allowClearScreen: false });
  const { info } = logger;
  return Object.assign(logger, {
    info: (message: string, options?: Parameters<typeof info>[1]) => {
      if (options?.environment?.includes('ssr') === true && message.includes('page reload')) return;
      info(message, options);
    },
  });
};
