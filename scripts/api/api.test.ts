import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPackages } from '../packages/build-packages.ts';
import { apiReports, reportFile } from './api-report.ts';
import { type Declarations, openDeclarations } from './declarations.ts';
import { undocumentedExports } from './undocumented.ts';

let declarations: Declarations;

beforeAll(async () => {
  await buildPackages();
  declarations = openDeclarations();
}, 240_000);

describe('the report of what packages export', () => {
  test('is what they export: where a change is meant, `npm run api` writes it anew', () => {
    const stale = [...apiReports(declarations)].filter(
      ([name, report]) => !existsSync(reportFile(name)) || readFileSync(reportFile(name), 'utf8') !== report,
    );
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  test('has constants, functions, and types that are only named by what is exported', () => {
    const reports = apiReports(declarations);
    expect(reports.get('store')).toContain('export function createStore(');
    expect(reports.get('client')).toContain('export const getRecord: ');
    // Declared by the store, and not declared again.
    // Declared once, by the entry that comes first.
    expect(reports.get('toolkit')).toContain("export { Labels } from '@relab/toolkit';");
    expect(reports.get('client')).toContain('## Not exported, but part of the types above');
  });

  test('has no comments, so that a better sentence changes nothing', () => {
    for (const report of apiReports(declarations).values()) expect(report).not.toMatch(/\/\*\*|^\s*\/\//m);
  });
});

test('whatever is exported has a doc comment', () => {
  expect(undocumentedExports(declarations)).toEqual([]);
});
