import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What is waited for comes at once; the time is for a machine that is busy with something else. */
configure({ asyncUtilTimeout: 10_000 });

/** With shared workers Testing Library registers its own clean-up in the first file alone. */
afterEach(cleanup);
