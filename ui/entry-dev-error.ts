/** Reloads an error page of the development server at the next edit, which may correct the mistake. */
import.meta.hot?.on('portico:edited', () => location.reload());
