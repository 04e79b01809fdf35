/**
 * The last entry of a header such as `X-Forwarded-For`: the one that the nearest proxy wrote. All entries before it come
 * from whoever called that proxy and can be forged. Undefined where the header is missing or its last entry is empty.
 */
export function lastForwarded(header: string | readonly string[] | null | undefined): string | undefined {
  const lines = [header ?? []].flat();
  return lines.at(-1)?.split(',').at(-1)?.trim() || undefined;
}
