import { openChaosBucket } from './bucket.fixture.ts';

// A store as a process of its own: `node bucket-process.fixture.ts HOST`.
const { endpoint } = await openChaosBucket(process.argv[2]);
console.log(endpoint);
