import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isPeerName, peers } from './peer-names.ts';
import { completePlan, quickPlan } from './plan.ts';
import { report } from './report.ts';
import { carryOut } from './run.ts';

/**
 * Measures client caches side by side and prints the tables. `--quick` leaves out what takes long, `--only a,b` all
 * peers but those, and `--write` puts the tables into the README.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const names = (values.only?.split(',') ?? Object.keys(peers)).filter(isPeerName);
const findings = await carryOut(values.quick ? quickPlan : completePlan, names, (line) =>
  console.error(line),
);
const text = report(findings);
console.log(text);

if (values.write) {
  const file = new URL('../README.md', import.meta.url);
  const page = await readFile(file, 'utf8');
  await writeFile(
    file,
    page.replace(
      /(<!-- figures -->\n)[\s\S]*(\n<!-- end of figures -->)/,
      (_, start, end) => `${start}\n${text}\n${end}`,
    ),
  );
}
