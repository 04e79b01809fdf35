import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldModel, ObjectModel } from '../../packages/cli/src/lib/object-model.ts';
import { printModule } from '../../packages/cli/src/lib/print-module.ts';
import { mustRun } from '../../scripts/outside/program.ts';
import type { Registry } from '../../scripts/outside/registry.ts';
import { inEmptyFolder, install } from './outside.ts';

const kinds = ['string', 'number', 'boolean', ['New', 'Open', 'Closed']] as const;

const field = (index: number): FieldModel => ({
  name: index === 0 ? 'Id' : index === 1 ? 'Name' : `Field${index}__c`,
  kind: index < 2 ? 'string' : (kinds[index % kinds.length] ?? 'string'),
  nullable: index > 1,
  access: index === 0 ? [] : ['create', 'update'],
});

/** Each object refers to the one after it. */
const object = (index: number, objects: number, fields: number): ObjectModel => ({
  apiName: `Object${index}__c`,
  label: `Object ${index}`,
  fields: Array.from({ length: fields }, (_, at) => field(at)).sort((a, b) => (a.name < b.name ? -1 : 1)),
  relations: [{ name: 'Next__r', target: `Object${(index + 1) % objects}__c`, nullable: true }],
});

/** A read of some fields, one of them over three relations, and what comes of it: of every object. */
const use = (index: number): string => `
export async function read${index}(client: Client, recordId: string): Promise<string | null | undefined> {
  const fields = [records.Object${index}__c.Name, records.Object${index}__c.Next__r.Next__r.Next__r.Name, records.Object${index}__c.Field7__c];
  const record = await getRecord(client, { recordId, fields });
  return getFieldValue(record, records.Object${index}__c.Name);
}`;

export interface TypeCheck {
  readonly objects: number;
  readonly fields: number;
  /** Seconds of the compiler, from its own diagnostics. */
  readonly seconds: number;
  readonly megabytes: number;
}

const options = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  allowImportingTsExtensions: true,
  types: [],
};

/** Type-checks a project with generated types of so many objects, each read in it. */
export async function typeCheck(
  registry: Registry,
  sizes: readonly (readonly [number, number])[],
): Promise<readonly TypeCheck[]> {
  return await inEmptyFolder(async (folder) => {
    await install(folder, registry, ['@relab/client']);
    symlinkSync(
      join(import.meta.dirname, '../../node_modules/typescript'),
      join(folder, 'node_modules/typescript'),
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
    );
    const measured: TypeCheck[] = [];
    for (const [objects, fields] of sizes) {
      const models = Array.from({ length: objects }, (_, index) => object(index, objects, fields));
      const source = { url: 'https://org.example', date: new Date('2026-01-01T00:00:00Z') };
      writeFileSync(join(folder, 'records.ts'), printModule(models, source));
      const imports = `import type { Client } from '@relab/client';\nimport { getFieldValue, getRecord } from '@relab/client/records';\nimport * as records from './records.ts';\n`;
      writeFileSync(join(folder, 'reads.ts'), imports + models.map((_, index) => use(index)).join('\n'));
      const compiler = join(folder, 'node_modules/typescript/bin/tsc');
      const output = await mustRun(process.execPath, [compiler, '--extendedDiagnostics'], { cwd: folder });
      const figure = (name: string) => Number(new RegExp(`${name}:\\s+([\\d.]+)`).exec(output)?.[1]);
      measured.push({
        objects,
        fields,
        seconds: figure('Total time'),
        megabytes: figure('Memory used') / 1024,
      });
    }
    return measured;
  });
}
