import {
  type Envelope,
  envelope,
  itemId,
  itemValues,
  linkedValues,
  links,
  makerId,
  ownerId,
  type PageOptions,
  type TextValue,
} from './workload.ts';

/** Writes the workload as a server would answer it, in one of two forms. */
export interface Form<Page, Item, Linked> {
  page(options: PageOptions): Page;
  /** One item as an answer of its own: another name, and newer by `version` seconds. */
  item(number: number, version: number, options: PageOptions): Item;
  /** One owner as an answer of its own. */
  owner(number: number, version: number): Linked;
}

interface Parts<Item, Linked> {
  item(envelope: Envelope, values: Readonly<Record<string, TextValue>>, owner: Linked, maker: Linked): Item;
  linked(envelope: Envelope, values: Readonly<Record<string, TextValue>>, typename: string): Linked;
}

const named = (name: string, version: number) => (version > 0 ? `${name}, ${version}` : name);

/** A form, out of how a record is written in it. */
export function formOf<Page, Item, Linked>(
  { item, linked }: Parts<Item, Linked>,
  page: (items: readonly Item[], options: PageOptions) => Page,
): Form<Page, Item, Linked> {
  const person = (number: number, version: number, newer = 0) => {
    const id = ownerId(number);
    const values = linkedValues(id, named(`Owner ${number}`, version));
    return linked(envelope(links.Owner__r, id, version + newer), values, links.Owner__r);
  };
  const company = (number: number, newer: number) => {
    const id = makerId(number);
    return linked(envelope(links.Maker__r, id, newer), linkedValues(id, `Maker ${number}`), links.Maker__r);
  };
  const write = (number: number, version: number, { owners = 20, makers = 10, newer = 0 }: PageOptions) =>
    item(
      envelope('Equipment__c', itemId(number), version + newer),
      itemValues(number, named(`Instrument ${number}`, version)),
      person(number % owners, 0, newer),
      company(number % makers, newer),
    );
  return {
    page: (options) =>
      page(
        Array.from({ length: options.size }, (_, index) => write((options.first ?? 0) + index, 0, options)),
        options,
      ),
    item: write,
    owner: (number, version) => person(number, version),
  };
}
