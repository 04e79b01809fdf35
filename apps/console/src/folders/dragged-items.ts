import type { DragEvent } from 'react';

/** What is moved into a folder. */
export interface DraggedItem {
  readonly id: string;
  readonly title: string;
  readonly isFolder: boolean;
}

const type = 'application/x-relab-contents';

export const dragItems = ({ dataTransfer }: DragEvent, items: readonly DraggedItem[]): void => {
  dataTransfer.setData(type, JSON.stringify(items));
  dataTransfer.effectAllowed = 'move';
};

/** Files and texts from elsewhere go into no folder. */
export const hasDraggedItems = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(type);

/** What was dragged; nothing where another program put something else under that type. */
export function draggedItems({ dataTransfer }: DragEvent): readonly DraggedItem[] {
  try {
    const value: unknown = JSON.parse(dataTransfer.getData(type));
    if (!Array.isArray(value)) return [];
    return value.filter(
      (item): item is DraggedItem =>
        typeof item?.id === 'string' && typeof item.title === 'string' && typeof item.isFolder === 'boolean',
    );
  } catch {
    return [];
  }
}
