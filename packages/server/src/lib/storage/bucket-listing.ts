import { elementsOf, readXml, textOf, type XmlElement, XmlError } from '../xml/read-xml.ts';
import type { StoredBytes } from './byte-store.ts';
import { StorageError } from './storage-error.ts';

/** One page of what a bucket holds (`ListObjectsV2`), by full keys. */
export interface BucketPage {
  readonly found: readonly StoredBytes[];
  /** Asks for the next page; undefined on the last one. */
  readonly next: string | undefined;
}

const wordOf = (element: XmlElement, name: string): string => {
  const [member] = elementsOf(element, name);
  return member ? textOf(member) : '';
};

export function readListing(xml: string): BucketPage {
  try {
    const root = readXml(xml);
    const found = elementsOf(root, 'Contents').map((one) => ({
      name: wordOf(one, 'Key'),
      size: Number(wordOf(one, 'Size')),
      etag: wordOf(one, 'ETag'),
      changed: Date.parse(wordOf(one, 'LastModified')),
    }));
    const next = wordOf(root, 'NextContinuationToken');
    return { found, next: wordOf(root, 'IsTruncated') === 'true' && next !== '' ? next : undefined };
  } catch (cause) {
    if (!(cause instanceof XmlError)) throw cause;
    throw new StorageError('broken', 'The bucket listed what it holds in a form that cannot be read.', {
      cause,
    });
  }
}
