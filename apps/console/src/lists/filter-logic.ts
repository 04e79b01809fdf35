/** `1 AND (2 OR 3)` as a tree. */
type Logic =
  | { readonly kind: 'filter'; readonly place: number }
  | { readonly kind: 'not'; readonly of: Logic }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Logic[] };

const tokensOf = (text: string): readonly string[] | undefined => {
  const tokens = text.toUpperCase().match(/\d+|AND|OR|NOT|[()]|\S+/g) ?? [];
  return tokens.every((token) => /^(\d+|AND|OR|NOT|[()])$/.test(token)) ? tokens : undefined;
};

/** Undefined for what cannot be read. AND and OR side by side need brackets, as the server has it. */
function parse(text: string): Logic | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  let at = 0;
  const one = (): Logic | undefined => {
    const token = tokens[at++];
    if (token === 'NOT') {
      const of = one();
      return of && { kind: 'not', of };
    }
    if (token === '(') {
      const inner = chain();
      return tokens[at++] === ')' ? inner : undefined;
    }
    return token && /^\d+$/.test(token) ? { kind: 'filter', place: Number(token) } : undefined;
  };
  const chain = (): Logic | undefined => {
    const first = one();
    const parts = [first];
    const join = tokens[at];
    while ((join === 'AND' || join === 'OR') && tokens[at] === join) {
      at += 1;
      parts.push(one());
    }
    if (parts.length === 1 || !parts.every((part) => part !== undefined))
      return parts.length === 1 ? first : undefined;
    return { kind: join === 'OR' ? 'or' : 'and', parts };
  };
  const whole = chain();
  return at === tokens.length ? whole : undefined;
}

function write(logic: Logic, isInner = false): string {
  switch (logic.kind) {
    case 'filter':
      return String(logic.place);
    case 'not':
      return `NOT ${write(logic.of, true)}`;
    default: {
      const text = logic.parts.map((part) => write(part, true)).join(logic.kind === 'or' ? ' OR ' : ' AND ');
      return isInner ? `(${text})` : text;
    }
  }
}

const placesIn = (logic: Logic): readonly number[] =>
  logic.kind === 'filter'
    ? [logic.place]
    : logic.kind === 'not'
      ? placesIn(logic.of)
      : logic.parts.flatMap(placesIn);

export type LogicProblem = 'unreadable' | 'unknown-filter' | 'unused-filter';

/** What is wrong with logic over so many filters; undefined where nothing is. Empty logic means that all hold. */
export function logicProblem(text: string, count: number): LogicProblem | undefined {
  if (text.trim() === '') return undefined;
  const logic = parse(text);
  if (!logic) return 'unreadable';
  const places = new Set(placesIn(logic));
  if ([...places].some((place) => place < 1 || place > count)) return 'unknown-filter';
  return places.size < count ? 'unused-filter' : undefined;
}

/** Without the filter at a place; those behind it move up. */
function removed(logic: Logic, gone: number): Logic | undefined {
  if (logic.kind === 'filter') {
    if (logic.place === gone) return undefined;
    return logic.place > gone ? { kind: 'filter', place: logic.place - 1 } : logic;
  }
  if (logic.kind === 'not') {
    const of = removed(logic.of, gone);
    return of && { kind: 'not', of };
  }
  const parts = logic.parts.flatMap((part) => removed(part, gone) ?? []);
  return parts.length > 1 ? { ...logic, parts } : parts[0];
}

/** The logic once a filter (counted from 1) is removed. What cannot be parsed stays. */
export function logicWithout(text: string, place: number): string {
  const logic = parse(text);
  if (!logic) return text;
  const left = removed(logic, place);
  return left ? write(left) : '';
}

/** The logic once a filter is added at the end. Empty logic stays empty: all hold. */
export function logicWith(text: string, place: number): string {
  if (text.trim() === '') return '';
  const logic = parse(text);
  if (!logic) return text;
  const added: Logic = { kind: 'filter', place };
  if (logic.kind === 'or') return write({ kind: 'or', parts: [...logic.parts, added] });
  return write({ kind: 'and', parts: logic.kind === 'and' ? [...logic.parts, added] : [logic, added] });
}

export const anyOfLogic = (count: number): string =>
  count > 1 ? Array.from({ length: count }, (_, index) => index + 1).join(' OR ') : '';

/** How filters are joined, as far as a choice of three can say it. */
export function joinOf(text: string, count: number): 'all' | 'any' | 'custom' {
  if (text.trim() === '') return 'all';
  const logic = parse(text);
  const isPlain =
    logic !== undefined &&
    logic.kind !== 'filter' &&
    logic.kind !== 'not' &&
    logic.parts.every((part) => part.kind === 'filter') &&
    placesIn(logic).length === count;
  return isPlain ? (logic.kind === 'or' ? 'any' : 'all') : 'custom';
}
