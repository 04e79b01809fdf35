/** each file is a part under its own name; all other members are one part `json`. */
export function writeParts(members: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  const entries = Object.entries(members);
  const texts = Object.fromEntries(entries.filter(([, value]) => !(value instanceof Blob)));
  form.append('json', new Blob([JSON.stringify(texts)], { type: 'application/json' }));
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value);
  return form;
}
