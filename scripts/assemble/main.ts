import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assemble } from './assemble.ts';

const usage =
  'npm run assemble -- FOLDER [--without-embedded]\n' +
  'Writes all that the marketplace needs to run on machines like this one into a new folder, Node included.';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-embedded': { type: 'boolean', default: false } },
});
const [folder, ...others] = positionals;
if (folder === undefined || others.length > 0) {
  console.error(usage);
  process.exit(1);
}
try {
  await assemble(resolve(folder), { withoutEmbedded: values['without-embedded'] });
  console.log(`Assembled in ${folder}: ${folder}/bin/node ${folder}/apps/marketplace/dist/main.js`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
