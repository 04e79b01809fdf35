import { getLibFiles, ts } from '@ts-morph/common';

const libFolder = '/lib';

/** A program over files, for scripts that look at types: the native compiler has no stable interface for that yet. */
export function openProgram(files: readonly string[], options: ts.CompilerOptions): ts.Program {
  const all: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    ...options,
  };
  const libs = new Map(getLibFiles().map(({ fileName, text }) => [`${libFolder}/${fileName}`, text]));
  const host = ts.createCompilerHost(all);
  return ts.createProgram(files, all, {
    ...host,
    getDefaultLibLocation: () => libFolder,
    getDefaultLibFileName: () => `${libFolder}/${ts.getDefaultLibFileName(all)}`,
    fileExists: (file) => libs.has(file) || host.fileExists(file),
    readFile: (file) => libs.get(file) ?? host.readFile(file),
    getSourceFile: (file, language, ...rest) => {
      const text = libs.get(file);
      return text === undefined
        ? host.getSourceFile(file, language, ...rest)
        : ts.createSourceFile(file, text, language);
    },
  });
}
