import { escapeXml } from '@relab/server/xml';
import { codesOf, type Inline, readInline } from './inline-markup.ts';
import type { Translatable } from './translatable.ts';

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

export interface TranslationFile {
  readonly contentKey: string;
  /** The version that is translated. */
  readonly versionId: string;
  readonly texts: readonly Translatable[];
}

export interface TranslationDocument {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly files: readonly TranslationFile[];
}

/** `en_US` as documents name it, `en-US`. */
export const languageTag = (language: string): string => language.replace('_', '-');

function inlineXml(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return escapeXml(inline);
      const { id } = inline;
      if (inline.kind === 'standalone') return `<ph id="${id}" dataRef="d${id}"/>`;
      return `<pc id="${id}" dataRefStart="d${id}" dataRefEnd="e${id}">${inlineXml(inline.children)}</pc>`;
    })
    .join('');
}

const data = (id: string, code: string): string => `<data id="${id}">${escapeXml(code)}</data>`;

function unitXml({ name, text, isMarkup }: Translatable, at: number): string {
  const inlines = readInline(text, isMarkup);
  const codes = [...codesOf(inlines).values()];
  const original = codes.flatMap((code) =>
    code.kind === 'standalone'
      ? [data(`d${code.id}`, code.code)]
      : [data(`d${code.id}`, code.open), data(`e${code.id}`, code.close)],
  );
  const originalData = original.length === 0 ? '' : `<originalData>${original.join('')}</originalData>`;
  return `   <unit id="u${at + 1}" name="${escapeXml(name)}" xml:space="preserve">${originalData}<segment><source>${inlineXml(inlines)}</source></segment></unit>`;
}

const fileXml = ({ contentKey, versionId, texts }: TranslationFile): string =>
  [`  <file id="${contentKey}" original="${versionId}">`, ...texts.map(unitXml), '  </file>'].join('\n');

/** XLIFF 2.1: a file for each variant, a unit for each text, markup as codes that translators need not understand. */
export const writeXliff = ({ sourceLanguage, targetLanguage, files }: TranslationDocument): Uint8Array =>
  Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="${languageTag(sourceLanguage)}" trgLang="${languageTag(targetLanguage)}">`,
      ...files.map(fileXml),
      '</xliff>\n',
    ].join('\n'),
  );
