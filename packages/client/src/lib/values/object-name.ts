/** Whether a change may be about one of these objects: it names one, in whichever case (D-123), or none at all. */
export function namesObject(
  objectApiNames: readonly string[],
  { objectApiName }: { readonly objectApiName: string | undefined },
): boolean {
  if (objectApiName === undefined) return true;
  const name = objectApiName.toLowerCase();
  return objectApiNames.some((other) => other.toLowerCase() === name);
}
