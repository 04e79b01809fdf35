import { type LeafCategory, leafCategories } from '../catalogue/categories.ts';
import type { Model } from '../catalogue/model.ts';
import { models } from '../catalogue/models.ts';
import { createListing, type Listing, type Offer } from './listing.ts';
import { createRandom, seedOf } from './random.ts';

/** Categories with few models show some of them twice, in different states. */
const fewestPerCategory = 10;

const shop: readonly Offer[] = planShop();

/** How many listings the shop itself has; further ones exist for measurements. */
export const shopSize: number = shop.length;

/**
 * The first `count` listings, made one at a time. They are the same on every run, and a longer catalogue begins with
 * the shorter one.
 */
export function* listings(count: number = shopSize): Generator<Listing, void, void> {
  for (let index = 0; index < count; index += 1) {
    yield createListing(index, shop[index] ?? furtherOffer(index));
  }
}

/** Every model once, categories taking turns, so that the newest listings are a cross-section. */
function planShop(): Offer[] {
  const queues = leafCategories.map((category, position) => {
    const order = shuffled(modelsOf(category), position);
    const size = Math.max(fewestPerCategory, order.length);
    return Array.from({ length: size }, (_, turn) => turn).flatMap((turn) => {
      const model = order[turn % order.length];
      return model === undefined ? [] : [{ category, model, turn }];
    });
  });
  const rounds = Math.max(...queues.map((queue) => queue.length));
  return Array.from({ length: rounds }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
}

function furtherOffer(index: number): Offer {
  // Not the seed of the listing itself: its first numbers would then say which model it is.
  const random = createRandom(seedOf(-index));
  const category = random.pick(leafCategories);
  return { category, model: random.pick(modelsOf(category)), turn: index };
}

function modelsOf(category: LeafCategory): readonly Model[] {
  return models.get(category.urlName) ?? [];
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = createRandom(seedOf(seed));
  return list
    .map((entry) => ({ entry, rank: random.next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
