import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';

/**
 * A file's object and fields. Uploads return a record of it whatever else is described, and no description says which field
 * of an object is a size, the end of a file's name or what is downloaded.
 */
const file = {
  objectApiName: 'ContentDocument',
  fields: ['Title', 'FileType', 'FileExtension', 'ContentSize', 'LatestPublishedVersionId'],
} as const;

/** How files are tied to records of an object: by records of another that refer to both. */
export interface FileLinks {
  readonly info: ObjectInfo;
  /** Of the record that has files, its relationship to the links. */
  readonly relationship: string;
  /** References of a link: to the record, and to the file. */
  readonly recordField: string;
  readonly fileField: string;
  /** The relationship from a link to its file. */
  readonly fileRelationship: string;
}

/** Found among the objects that may refer to records of any object; undefined where none of them refers to files. */
export function fileLinks(parent: ObjectInfo, referring: readonly ObjectInfo[]): FileLinks | undefined {
  for (const {
    childObjectApiName,
    fieldName,
    polymorphicForeignKey,
    relationshipName,
  } of parent.childRelationships) {
    const info = referring.find(({ apiName }) => apiName === childObjectApiName);
    const leading = Object.values(info?.fields ?? {}).find(
      ({ polymorphicForeignKey: leadsAnywhere, referenceToInfos }) =>
        !leadsAnywhere && referenceToInfos.some(({ apiName }) => apiName === file.objectApiName),
    );
    if (!polymorphicForeignKey || !info || relationshipName === null || !leading?.relationshipName) continue;
    return {
      info,
      relationship: relationshipName,
      recordField: fieldName,
      fileField: leading.apiName,
      fileRelationship: leading.relationshipName,
    };
  }
  return undefined;
}

/** What is read of links, as reads name fields. */
export const fieldsOfLinks = ({ info, fileRelationship }: FileLinks): readonly string[] =>
  file.fields.map((name) => `${info.apiName}.${fileRelationship}.${name}`);

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
export function linkedFile(
  { id, fields }: RecordRepresentation,
  { fileRelationship }: FileLinks,
): LinkedFile | undefined {
  const document = fields[fileRelationship]?.value;
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
