/** The same address with other parameters; one that is empty is left out. */
export function hrefWith({ pathname, searchParams }: URL, changes: Readonly<Record<string, string>>): string {
  const there = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') there.delete(name);
    else there.set(name, value);
  }
  return there.size > 0 ? `${pathname}?${there}` : pathname;
}
