/** The page of a list that an address names; the first where it names none. Calls count theirs from 0. */
export function pageNumberOf({ searchParams }: URL): number {
  const page = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
