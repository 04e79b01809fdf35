/** S-036: which view is shown, and what a visitor would call it. */
export interface ViewChangeDetail {
  readonly view: string;
  readonly label: string;
}

declare global {
  interface DocumentEventMap {
    viewchange: CustomEvent<ViewChangeDetail>;
  }
}

/** S-036, C-033: calls the listener for each view that is shown from now on. What it answers ends that. */
export function onViewChange(listener: (change: ViewChangeDetail) => void): () => void {
  const hear = ({ detail }: CustomEvent<ViewChangeDetail>): void => listener(detail);
  document.addEventListener('viewchange', hear);
  return () => document.removeEventListener('viewchange', hear);
}
