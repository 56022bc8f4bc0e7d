import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** With shared workers Testing Library registers its own clean-up in the first file alone. */
afterEach(cleanup);
