/** A value that is written as JSON already: it is sent as it stands, and read only where somebody looks into it. */
export class JsonText<Value> {
  readonly #text: string | undefined;
  #value: { readonly read: Value } | undefined;

  constructor(text?: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text ?? '';
  }

  get value(): Value {
    this.#value ??= { read: JSON.parse(this.text) as Value };
    return this.#value.read;
  }

  /** As part of something that is written in the usual way. */
  toJSON(): Value {
    return this.value;
  }
}

/** A value, or the same in JSON. */
export type Writable<Value> = Value | JsonText<Value>;

/** A value as JSON; what is written already is not written again. */
export const writeJson = (value: unknown): string =>
  value instanceof JsonText ? value.text : JSON.stringify(value);

/** A list of rows that the database has written, without parsing one of them. */
export const jsonArray = <Item>(items: readonly Writable<Item>[]): JsonText<Item[]> =>
  new JsonText(`[${items.map(writeJson).join(',')}]`);

/** An object of members some of which are written already. Members that are undefined are left out, as they always are. */
export function jsonObject<Value extends object>(
  members: {
    readonly [Name in keyof Value]: Writable<Value[Name]>;
  },
): JsonText<Value> {
  let text = '';
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${writeJson(value)}`;
  }
  return new JsonText(`{${text}}`);
}
