/** Which view of an object opens first, by user; kept in this browser. */
const keyOf = (userId: string, objectApiName: string): string =>
  `console-pinned-view:${userId}:${objectApiName}`;

export function readPinnedView(userId: string, objectApiName: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(userId, objectApiName)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writePinnedView(
  userId: string,
  objectApiName: string,
  listViewApiName: string | undefined,
): void {
  try {
    const key = keyOf(userId, objectApiName);
    if (listViewApiName === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, listViewApiName);
  } catch {
    // A browser that keeps nothing shows the usual view.
  }
}
