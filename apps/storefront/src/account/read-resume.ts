/** The key of a form that waits for this sign-in, which the pages for it hand on to each other. */
export function readResume({ searchParams }: URL): string | undefined {
  const key = searchParams.get('resume') ?? '';
  return /^[0-9a-f-]{36}$/.test(key) ? key : undefined;
}
