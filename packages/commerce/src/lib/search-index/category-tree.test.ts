import { describe, expect, it } from 'vitest';
import { type Category, CategoryTree } from './category-tree.ts';

const category = (id: string, parentId: string | null, sortOrder = 0): Category => ({
  id,
  name: `Name of ${id}`,
  urlName: `url-${id}`,
  description: null,
  parentId,
  isNavigational: true,
  sortOrder,
});

describe('CategoryTree', () => {
  const tree = new CategoryTree([
    category('b', 'root', 2),
    category('a', 'root', 1),
    category('root', null),
    category('deep', 'a'),
  ]);

  it('orders children and walks both ways', () => {
    expect(tree.root?.id).toBe('root');
    expect(tree.children('root').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(tree.path('deep').map(({ id }) => id)).toEqual(['root', 'a', 'deep']);
    expect([...tree.below('a')]).toEqual(['a', 'deep']);
    expect(tree.find('url-b')?.id).toBe('b');
    expect(tree.find('nowhere')).toBeUndefined();
  });

  it('survives a circle and a lost parent', () => {
    const odd = new CategoryTree([category('x', 'y'), category('y', 'x'), category('z', 'gone')]);
    expect(odd.path('x').map(({ id }) => id)).toEqual(['y', 'x']);
    expect([...odd.below('x')].sort()).toEqual(['x', 'y']);
    expect(odd.root?.id).toBe('z');
  });
});
