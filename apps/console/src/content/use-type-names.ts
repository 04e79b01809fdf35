import { getContentTypesByMixin } from '@relab/client/content';
import { useRead } from '@relab/react';
import { useMemo } from 'react';

/**
 * What types of contents are called in the language of the console, by their fully qualified names. What else answers names
 * of types has them as they are declared. None without a space.
 */
export function useTypeNames(contentSpaceId: string | undefined): ReadonlyMap<string, string> {
  const { data } = useRead(getContentTypesByMixin, contentSpaceId === undefined ? null : { contentSpaceId });
  return useMemo(
    () => new Map(data?.contentTypes.map(({ fullyQualifiedName, name }) => [fullyQualifiedName, name])),
    [data],
  );
}
