import { writeFileSync } from 'node:fs';
import { buildPackages } from '../packages/build-packages.ts';
import { apiReports, reportFile } from './api-report.ts';
import { openDeclarations } from './declarations.ts';
import { readUndocumented, undocumentedExports, writeUndocumented } from './undocumented.ts';

await buildPackages();
const declarations = openDeclarations();
for (const [name, report] of apiReports(declarations)) writeFileSync(reportFile(name), report);
// The list may only shrink: what is new gets a comment.
const undocumented = undocumentedExports(declarations);
writeUndocumented(readUndocumented().filter((name) => undocumented.includes(name)));
