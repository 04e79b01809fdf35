import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { CategoryTree } from '../catalogue/category-tree.ts';
import type { CommerceOptions } from '../options.ts';
import type { Counted, Matches } from './count.ts';
import { ListingColumns } from './listing-columns.ts';
import { loadCategories, loadListings } from './load-listings.ts';
import { correctWords, matchWords } from './match.ts';
import { hiddenPlaces, isSeen, type Sight } from './sight.ts';
import { searchWords } from './words.ts';

/** What the words of a term come to. `correction` is the term that was searched for in place of one that nothing has. */
export interface Found {
  /** The words, as they were searched for. */
  readonly key: string;
  readonly matches: Matches;
  readonly correction: string | null;
}

interface State {
  readonly horizon: string;
  readonly changed: boolean;
  readonly rewritten: boolean;
  readonly moment: string;
  /** Products of which a reservation ended since the last look. */
  readonly ended: readonly string[];
  readonly categories: string;
}

const mostTerms = 200;
const mostCounts = 500;

function dropOldest(map: Map<string, unknown>, most: number): void {
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

/**
 * The catalogue in memory, brought up to date before every use: rows carry the transaction that changed them, and what
 * is read each time is what changed since the oldest transaction that was open the last time. So no commit is missed,
 * whatever instance made it, and an unchanged catalogue costs one small query. A reservation ends without any row being
 * changed: of those, what ended since the last look is read.
 */
export class Catalogue {
  readonly columns: ListingColumns;
  tree = new CategoryTree([]);
  readonly #database: Database;
  readonly #options: CommerceOptions;
  readonly #terms = new Map<string, Found>();
  readonly #counts = new Map<string, Counted>();
  /** Counts the times that texts changed, or who sees them: what was matched before is not kept after. */
  #texts = 0;
  #since = '0';
  /** By the database's clock, when reservations were last looked at. */
  #moment = '-infinity';
  #categories = '';
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(database: Database, options: CommerceOptions) {
    this.#database = database;
    this.#options = options;
    const count = (type: string): number =>
      options.search.facets.filter((facet) => facet.type === type).length;
    this.columns = new ListingColumns({ distinct: count('distinct'), ranges: count('range') });
  }

  /** Resolves when everything committed before the call is in. Calls that wait for a running update share the next one. */
  upToDate(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      const update = this.#update();
      this.#next = undefined;
      this.#running = update.catch(() => undefined);
      return update;
    });
    return this.#next;
  }

  /** Listings with the words of a term; if somebody sees none of those, with the nearest words that titles have. */
  async find(term: string, sight: Sight): Promise<Found | null> {
    const { synonyms = {} } = this.#options.search;
    const words = searchWords(term).map((word) => (Object.hasOwn(synonyms, word) && synonyms[word]) || word);
    if (words.length === 0) return null;
    const question = [sight.key, ...words].join(' ');
    const known = this.#terms.get(question);
    if (known) return known;
    const texts = this.#texts;
    const found = await this.#match(words, sight);
    if (texts !== this.#texts) return found;
    this.#terms.set(question, found);
    dropOldest(this.#terms, mostTerms);
    return found;
  }

  /** What was counted for a question, until anything in the catalogue changes. */
  counted(question: string, count: () => Counted): Counted {
    const known = this.#counts.get(question);
    if (known) return known;
    const counted = count();
    this.#counts.set(question, counted);
    dropOldest(this.#counts, mostCounts);
    return counted;
  }

  async #match(words: readonly string[], sight: Sight): Promise<Found> {
    const key = words.join(' ');
    const isAny = ({ places }: Matches): boolean =>
      places.some((place) => isSeen(this.columns, sight, place));
    const matches = await matchWords(this.#database, words);
    if (isAny(matches)) return { key, matches, correction: null };
    const corrected = await correctWords(this.#database, words, hiddenPlaces(this.columns, sight));
    if (!corrected) return { key, matches, correction: null };
    const nearer = await matchWords(this.#database, corrected);
    return isAny(nearer)
      ? { key, matches: nearer, correction: corrected.join(' ') }
      : { key, matches, correction: null };
  }

  #forgetTerms(): void {
    this.#texts += 1;
    this.#terms.clear();
  }

  async #update(): Promise<void> {
    const since = this.#since;
    const { rows } = await sql<State>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        exists (select 1 from product_change where change >= ${since}::xid8) as changed,
        exists (select 1 from product_search where text_change >= ${since}::xid8) as rewritten,
        now()::text as moment, (
          select coalesce(array_agg(distinct product_id), '{}') from inventory_item_reservation
          where expires_at > ${this.#moment}::timestamptz and expires_at <= now()
        ) as ended,
        (select count(*) || ' ' || coalesce(max(system_modstamp)::text, '') from product_category) as categories
      `.execute(this.#database);
    const [state] = rows;
    if (!state) return;
    if (state.rewritten) this.#forgetTerms();
    if (state.categories !== this.#categories) {
      this.tree = new CategoryTree(await loadCategories(this.#database));
      this.#categories = state.categories;
      this.#counts.clear();
    }
    if (state.changed || state.ended.length > 0) {
      for await (const listings of loadListings(this.#database, this.#options, since, state.ended)) {
        const others = listings.filter((listing) => this.columns.put(listing));
        // What a term comes to goes by who sees what was found.
        if (others.length > 0) this.#forgetTerms();
        this.#counts.clear();
      }
    }
    this.#since = state.horizon;
    this.#moment = state.moment;
  }
}
