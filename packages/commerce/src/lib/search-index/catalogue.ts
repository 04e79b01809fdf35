import { setImmediate } from 'node:timers/promises';
import { type Database, limitStatements } from '@relab/database';
import { SnapshotKeeper } from '../catalogue-snapshot/snapshot-keeper.ts';
import { type IndexedListing, ListingColumns } from '../listing-columns/listing-columns.ts';
import type { CommerceOptions } from '../options/options.ts';
import { CategoryTree } from './category-tree.ts';
import type { Counted } from './count.ts';
import { CountCache } from './count-cache.ts';
import type { CountRequest, Matches } from './count-request.ts';
import { eachPage } from './each-page.ts';
import type { Found } from './found.ts';
import { ListingCounter } from './listing-counter.ts';
import { allIds, loadCategories, loadListings, pagesOf } from './load-listings.ts';
import { type Changes, lookForChanges } from './look-for-changes.ts';
import { correctWords, matchWords } from './match.ts';
import { createSynonyms } from './synonyms.ts';
import { TermCache } from './term-cache.ts';
import { isVisible, type Visibility } from './visibility.ts';
import { searchWords } from './words.ts';

/** Milliseconds for one page of listings: the first request waits for a load that all others profit from. */
const loadTimeout = 60_000;
/** Statements at once that load listings: the database works on one while the rows of another are read. */
const loadersAtOnce = 3;
/** Listings that are written in one turn of the event loop: each of a hundred counts follows each of them. */
const writtenAtOnce = 250;

/**
 * The catalogue in memory, brought up to date before every use: rows carry the transaction that changed them, and what
 * is read each time is what the snapshot of the last look did not contain. So no commit is missed, whatever instance made
 * it, nothing is read twice, and an unchanged catalogue costs one small query. A reservation ends without any row being
 * changed: of those, what ended since the last look is read. Decision 0103. Where the shop keeps a snapshot, the first look
 * goes on from there. Decision 0355.
 */
export class Catalogue {
  columns: ListingColumns;
  /** Writes snapshots, where the shop keeps them. */
  readonly #keeper: SnapshotKeeper | undefined;
  tree = new CategoryTree([]);
  readonly #database: Database;
  readonly #loading: Database;
  readonly #options: CommerceOptions;
  readonly #synonyms: ReturnType<typeof createSynonyms>;
  readonly #terms = new TermCache();
  readonly #counts: CountCache;
  /** Counts the changes of texts, or of who sees them: what was matched before is not cached after. */
  #texts = 0;
  /** Of the last look; null until all listings are loaded. */
  #snapshot: string | null = null;
  /** By the database's clock, when reservations were last looked at. */
  #moment: string | null = null;
  #categories = '';
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(
    database: Database,
    options: CommerceOptions,
    counter: Pick<ListingCounter, 'count'> = new ListingCounter(),
  ) {
    this.#counts = new CountCache(counter);
    this.#database = database;
    this.#loading = limitStatements(database, { timeout: loadTimeout });
    this.#options = options;
    this.#synonyms = createSynonyms(options.search.synonyms ?? {});
    this.columns = this.#emptyColumns();
    this.#keeper =
      options.catalogueSnapshot && new SnapshotKeeper(this.#loading, options, options.catalogueSnapshot);
  }

  /** Resolves when everything committed before the call is in the columns. Calls that wait for a running update share the next one. */
  upToDate(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      const update = this.#update();
      this.#next = undefined;
      this.#running = update.catch(() => undefined);
      return update;
    });
    return this.#next;
  }

  /** Resolves when no snapshot is being written any more. */
  snapshotWritten(): Promise<void> {
    return this.#keeper?.written() ?? Promise.resolve();
  }

  /** Listings with the words of a term; if none of those is visible, with the nearest words that titles have. */
  async find(term: string, visibility: Visibility): Promise<Found | null> {
    const words = this.#synonyms(searchWords(term));
    if (words.length === 0) return null;
    const key = [visibility.key, ...words].join(' ');
    const cached = this.#terms.get(key);
    if (cached) return cached;
    const texts = this.#texts;
    const found = await this.#match(words, visibility);
    if (texts !== this.#texts) return found;
    this.#terms.set(key, found);
    return found;
  }

  /** The counts of a search, cached under its key: until anything changes, or following what changes where they can (`CountCache`). */
  counted(key: string, request: () => CountRequest): Promise<Counted> {
    return this.#counts.get(key, () => this.columns.forCounting(), request);
  }

  async #match(words: readonly string[], visibility: Visibility): Promise<Found> {
    const key = words.join(' ');
    const isAny = ({ places }: Matches): boolean =>
      places.some((place) => isVisible(this.columns, visibility, place));
    const matches = await matchWords(this.#database, words);
    if (isAny(matches)) return { key, matches, correction: null };
    const corrected = await correctWords(this.#database, words, visibility);
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

  #emptyColumns(): ListingColumns {
    const count = (type: string): number =>
      this.#options.search.facets.filter((facet) => facet.type === type).length;
    return new ListingColumns({ distinct: count('distinct'), ranges: count('range') });
  }

  /** At first: the columns as the last process left them, or none. */
  async #restore(): Promise<void> {
    const columns = this.#emptyColumns();
    const header = await this.#keeper?.read(columns);
    this.columns = header ? columns : this.#emptyColumns();
    this.#snapshot = header?.position ?? null;
    this.#moment = header?.moment ?? null;
  }

  /**
   * The look that all listings, or what changed since the snapshot, are loaded after. Where the snapshot leads nowhere, such as to
   * more changes than one statement can list in its time, all are loaded: a shop must not stay away because of a file.
   */
  async #firstLook(): Promise<Changes | undefined> {
    await this.#restore();
    try {
      return await this.#look(this.#loading);
    } catch (error) {
      if (this.#snapshot === null) throw error;
      this.#keeper?.reject(error);
      this.columns = this.#emptyColumns();
      this.#snapshot = null;
      this.#moment = null;
      return await this.#look(this.#loading);
    }
  }

  async #update(): Promise<void> {
    const state = await (this.#snapshot === null ? this.#firstLook() : this.#look(this.#database));
    if (!state) return;
    if (state.rewritten) this.#forgetTerms();
    if (state.categories !== this.#categories) {
      this.tree = new CategoryTree(await loadCategories(this.#database));
      this.#categories = state.categories;
      this.#counts.categoriesWritten();
    }
    const pages = this.#snapshot === null ? allIds(this.#loading) : pagesOf(state.changed);
    await eachPage(pages, loadersAtOnce, async (ids) => {
      await this.#write(await loadListings(this.#loading, this.#options, ids));
    });
    this.#snapshot = state.snapshot;
    this.#moment = state.moment;
    this.#keeper?.write(this.columns, { position: state.snapshot, moment: state.moment });
  }

  async #write(listings: readonly IndexedListing[]): Promise<void> {
    for (let from = 0; from < listings.length; from += writtenAtOnce) {
      if (from > 0) await setImmediate();
      await this.#counts.beforeWriting();
      const some = listings.slice(from, from + writtenAtOnce);
      const otherPolicies = some.filter((listing) =>
        this.#counts.writing(
          listing.place,
          () => this.columns.forCounting(),
          () => this.columns.write(listing),
        ),
      );
      // What matches a term depends on who sees it.
      if (otherPolicies.length > 0) this.#forgetTerms();
      this.#counts.written({ policies: otherPolicies.length > 0 });
    }
  }

  #look(database: Database): Promise<Changes | undefined> {
    return lookForChanges(database, { position: this.#snapshot, moment: this.#moment });
  }
}
