import { createLogger, type Logger } from 'vite';

/**
 * Vite's logger, which does not clear the terminal, and omits reload messages of server-rendered modules: the next page
 * is rendered with them anyway.
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
