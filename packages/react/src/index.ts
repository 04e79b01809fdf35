export { RelabProvider, type RelabProviderProps, useClient } from './lib/provider.tsx';
export { ReadBoundary, type ReadBoundaryProps, type ReadFailure } from './lib/read-boundary.tsx';
export {
  type ReadHook,
  readHook,
  type SuspendingHook,
  suspendingHook,
  type TypedReadHook,
  type TypedSuspendingHook,
} from './lib/read-hook.ts';
export { type StateWindow, takeStreamedState } from './lib/streamed-state.ts';
export { useCartProcessing } from './lib/use-cart-processing.ts';
export { type ReadHookOptions, type ReadResult, useRead } from './lib/use-read.ts';
export { useReadPromise } from './lib/use-read-promise.ts';
export { useSuspendingRead } from './lib/use-suspending-read.ts';
export { type DataOf, useSuspendingReads } from './lib/use-suspending-reads.ts';
export { type TypedWriteResult, useWrite, type WriteHookOptions, type WriteResult } from './lib/use-write.ts';
export { useWriteAction, type WriteOutcome } from './lib/use-write-action.ts';
