import fc from 'fast-check';

/** The seed of a run: the one that is asked for, else a new one. */
const asked = process.env['PORTICO_SEED'];
const seed = asked === undefined ? Math.trunc(Math.random() * 0x7fffffff) : Number(asked);

// Properties are drawn at random in each run; what a run drew can be drawn again. Printed once by each process of a run
// that chose for itself.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
if (asked === undefined)
  process.stdout.write(`Properties are drawn from seed ${seed}; PORTICO_SEED=${seed} draws them again.\n`);
