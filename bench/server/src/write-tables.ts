import { readFile, writeFile } from 'node:fs/promises';

/** Puts text between the two marks of a page. */
export async function writeTables(file: URL, text: string): Promise<void> {
  const page = await readFile(file, 'utf8');
  const marks = /(<!-- figures -->\n)[\s\S]*(\n<!-- end of figures -->)/;
  await writeFile(
    file,
    page.replace(marks, (_, start: string, end: string) => `${start}\n${text}\n${end}`),
  );
}
