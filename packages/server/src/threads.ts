export { createThreadPool, type ThreadPool, type ThreadPoolOptions } from './lib/threads/thread-pool.ts';
