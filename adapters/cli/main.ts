#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What was stripped of its types and compiled is kept with the installed packages, so that a later start takes half the
// time.
// It helps whatever is loaded afterwards, so this file loads nothing else by itself.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/portico/compiled'));
await import('./program.ts');
