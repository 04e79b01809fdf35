import { writeFileSync } from 'node:fs';
import { buildPackages } from '../packages/build-packages.ts';
import { apiReports, reportFile } from './api-report.ts';
import { openDeclarations } from './declarations.ts';

await buildPackages();
const declarations = openDeclarations();
for (const [name, report] of apiReports(declarations)) writeFileSync(reportFile(name), report);
