export { RelabProvider, type RelabProviderProps, useClient } from './lib/provider.tsx';
export { useCartProcessing } from './lib/use-cart-processing.ts';
export { type ReadResult, useRead } from './lib/use-read.ts';
export { useSuspendingRead } from './lib/use-suspending-read.ts';
export { useWrite, type WriteResult } from './lib/use-write.ts';
