import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Diagnostic {
  readonly code: number;
  readonly message: string;
}

const source = join(import.meta.dirname, '../..');
const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');

/** What every program of a test may use. */
const prelude = `
import type { RecordRepresentation } from '${source}/../../../contract/src/records.ts';
import type { ReadAdapter } from '${source}/adapters/read-methods.ts';
import { getFieldDisplayValue, getFieldValue } from '${source}/record-input/field-value.ts';
import { createRecordInputFilteredByEditedFields, generateRecordInputForCreate, generateRecordInputForUpdate } from '${source}/record-input/record-input.ts';
import { client, createRecord, getListRecordsByName, getRecord, getRecords, id, is, read, type Same, updateRecord } from '${source}/schema/refusals/reads-and-writes.fixture.ts';
import { Product2, User } from '${source}/schema/shop.fixture.ts';
import type { ResponseWith, ConfigWith, TypedReadAdapter } from '${source}/schema/typed-read-adapter.ts';
import { type CreateInput, createInput, type UpdateInput, updateInput } from '${source}/schema/write-input.ts';
`;

/**
 * Compiles programs, each a module of its own, in one run of the compiler; returns the diagnostics of each, in order.
 * Diagnostics of other sources are reported where these are checked.
 */
export async function compile(programs: readonly string[]): Promise<readonly (readonly Diagnostic[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-types-'));
  try {
    const files = programs.map((_, index) => `${index}.ts`);
    await Promise.all(
      programs.map((text, index) => writeFile(join(folder, `${index}.ts`), `${prelude}${text}\n`)),
    );
    const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false, types: [] };
    const config = {
      extends: join(source, '../../../../tsconfig.json'),
      compilerOptions,
      include: [],
      files,
    };
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const said = await new Promise<string>((resolve) => {
      const args = [compiler, '--noEmit', '--pretty', 'false', '-p', folder];
      execFile(process.execPath, args, { cwd: folder }, (_, stdout) => resolve(stdout));
    });
    const found = programs.map((): Diagnostic[] => []);
    for (const [, index, code, message = ''] of said.matchAll(
      /^(\d+)\.ts\(\d+,\d+\): error TS(\d+): (.*)$/gm,
    ))
      found[Number(index)]?.push({ code: Number(code), message });
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
