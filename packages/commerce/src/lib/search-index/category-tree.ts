export interface Category {
  readonly id: string;
  readonly name: string;
  readonly urlName: string | null;
  readonly description: string | null;
  readonly parentId: string | null;
  readonly isNavigational: boolean;
  readonly sortOrder: number;
}

/** All categories at once: a shop has tens or hundreds, and nearly every answer needs their order. */
export class CategoryTree {
  readonly byId: ReadonlyMap<string, Category>;
  readonly #byUrlName: ReadonlyMap<string, Category>;
  readonly #children: ReadonlyMap<string | null, readonly Category[]>;

  constructor(categories: readonly Category[]) {
    const ordered = [...categories].sort((a, b) => a.sortOrder - b.sortOrder || (a.name < b.name ? -1 : 1));
    this.byId = new Map(ordered.map((category) => [category.id, category]));
    this.#byUrlName = new Map(
      ordered.flatMap((category) =>
        category.urlName === null ? [] : [[category.urlName, category] as const],
      ),
    );
    this.#children = Map.groupBy(ordered, ({ parentId }) =>
      parentId && this.byId.has(parentId) ? parentId : null,
    );
  }

  /** Where everything hangs: the only category without a parent, or the first of them. */
  get root(): Category | undefined {
    return this.#children.get(null)?.[0];
  }

  find(idOrUrlName: string): Category | undefined {
    return this.byId.get(idOrUrlName) ?? this.#byUrlName.get(idOrUrlName);
  }

  children(id: string | null): readonly Category[] {
    return this.#children.get(id) ?? [];
  }

  /** From the root to the category. A circle, which no rule of ours makes, ends at its first repetition. */
  path(id: string): readonly Category[] {
    const path: Category[] = [];
    const seen = new Set<string>();
    for (
      let at = this.byId.get(id);
      at && !seen.has(at.id);
      at = at.parentId ? this.byId.get(at.parentId) : undefined
    ) {
      seen.add(at.id);
      path.unshift(at);
    }
    return path;
  }

  /** The category and everything below it. */
  below(id: string): ReadonlySet<string> {
    const found = new Set([id]);
    for (const at of found) for (const child of this.children(at)) found.add(child.id);
    return found;
  }
}
