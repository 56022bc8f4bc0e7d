import fc from 'fast-check';

/** The seed of a run: the given one, else a new one. */
const asked = process.env['PORTICO_SEED'];
const seed = asked === undefined ? Math.trunc(Math.random() * 0x7fffffff) : Number(asked);

// Properties draw random values in each run, which the seed reproduces. Printed once by each process of a run that
// chooses its own seed.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
if (asked === undefined)
  process.stdout.write(`Properties are drawn from seed ${seed}; PORTICO_SEED=${seed} draws them again.\n`);
