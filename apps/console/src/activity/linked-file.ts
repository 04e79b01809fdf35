import type { RecordRepresentation } from '@relab/contract/records';

/** A file of a record, by the link between the two. */
export interface LinkedFile {
  readonly linkId: string;
  readonly title: string;
  /** In capitals: `JPG`. */
  readonly type: string;
  readonly bytes: number;
  /** Browsers show it as a picture. */
  readonly isPicture: boolean;
  /** Where its latest version is downloaded; undefined where it has none. */
  readonly href: string | undefined;
}

const pictureTypes: ReadonlySet<string> = new Set(['JPG', 'JPEG', 'PNG', 'WEBP', 'GIF', 'AVIF']);

/** Undefined where the reader may not see the file behind the link. */
export function linkedFile({ id, fields }: RecordRepresentation): LinkedFile | undefined {
  const document = fields.ContentDocument?.value;
  if (typeof document !== 'object' || document === null) return undefined;
  const text = (name: string): string => String(document.fields[name]?.value ?? '');
  const type = text('FileExtension').toUpperCase() || text('FileType');
  const versionId = text('LatestPublishedVersionId');
  const href = versionId === '' ? undefined : `/sfc/servlet.shepherd/version/download/${versionId}`;
  return {
    linkId: id,
    title: text('Title'),
    type,
    bytes: Number(text('ContentSize')),
    isPicture: href !== undefined && pictureTypes.has(type),
    href,
  };
}
