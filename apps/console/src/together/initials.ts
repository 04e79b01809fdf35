/** The initials of a name's first and last word: "AL" of "Ada King Lovelace". */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap(
    (word) => [...(word ?? '')][0] ?? [],
  );
  return letters.join('').toLocaleUpperCase();
}
