import fc from 'fast-check';

// The same commit gets the same verdict. Another seed looks at other cases: `SEED=7 npm run test:property`.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
