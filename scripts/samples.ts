import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents } from './docs.ts';

/** A fenced block of TypeScript in a document. */
export interface Sample {
  readonly document: string;
  /** Where its first line of code stands, from 1. */
  readonly line: number;
  readonly code: string;
  /** What earlier blocks of the document import: readers have read them. */
  readonly imports: readonly string[];
}

const root = join(import.meta.dirname, '..');
const importPattern = /^import [^;]*;$/gm;

export function samplesOf(document: string, text: string): readonly Sample[] {
  const imports = new Set<string>();
  return Array.from(text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm), ({ 1: code = '', index }) => {
    const sample = {
      document,
      line: text.slice(0, index).split('\n').length + 1,
      code,
      imports: [...imports].filter((statement) => !code.includes(statement)),
    };
    for (const statement of code.match(importPattern) ?? []) imports.add(statement);
    return sample;
  });
}

/**
 * A sample as a module: its own lines stay where they are, and what else it needs stands behind them. Names of the reader's
 * own program are declared nowhere, and are of any type.
 */
const moduleOf = ({ code, imports }: Sample): string => `${code}\n${imports.join('\n')}\nexport {};\n`;

/** What a part of a program may lack: names, a function around `return`, types of parameters that such names would give. */
const lacking = new Set(['TS2304', 'TS2552', 'TS18004', 'TS1108', 'TS7006', 'TS7031']);
/** Files that are generated, or that are beside the reader's. */
const isOwnModule = (message: string): boolean => /^Cannot find module '\.\.?\//.test(message);

const options = {
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    noUnusedLocals: false,
    noUnusedParameters: false,
    noImplicitReturns: false,
    // Few readers have set it.
    exactOptionalPropertyTypes: false,
  },
  include: [] as readonly string[],
  exclude: [] as readonly string[],
};

const compile = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const args = ['--noEmit', '--pretty', 'false', '-p', folder];
    execFile(join(root, 'node_modules/.bin/tsc'), args, { cwd: folder }, (_, stdout) => resolve(stdout));
  });

/** The compiler's messages about samples, each as `document:line: message`. */
export async function sampleErrors(samples: readonly Sample[]): Promise<readonly string[]> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'samples-'));
  try {
    const files = samples.map((_, index) => `sample-${index}.tsx`);
    await Promise.all(
      samples.map((sample, index) => writeFile(join(folder, files[index] ?? ''), moduleOf(sample))),
    );
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...options, files }));
    const errors = (await compile(folder)).matchAll(
      /^sample-(\d+)\.tsx\((\d+),\d+\): error (TS\d+): (.*)$/gm,
    );
    return Array.from(errors).flatMap(([, index, line, code = '', message = '']) => {
      const sample = samples[Number(index)];
      if (!sample || lacking.has(code) || isOwnModule(message)) return [];
      return [`${sample.document}:${sample.line + Number(line) - 1}: ${message}`];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All samples of documents but of decisions, which show what was, and of reports of exports, which are no program. */
export async function documentedSamples(): Promise<readonly Sample[]> {
  const current = documents().filter((document) => !/^docs\/decisions\/|\/api\.md$/.test(document));
  const texts = await Promise.all(current.map((document) => readFile(join(root, document), 'utf8')));
  return current.flatMap((document, index) => samplesOf(document, texts[index] ?? ''));
}
