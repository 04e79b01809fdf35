export { ViewChange, type ViewChangeProps } from './view-change.tsx';
export { onViewChange, type ViewChangeDetail } from './view-change-event.ts';
export { viewChangeNotifierDefinition } from './view-change-notifier-definition.ts';
