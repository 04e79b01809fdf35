import { openDatabase } from '../open-database.ts';

// A process of its own for a test that ends it while it is busy, with a database that was launched and is not open yet.
const [folder = ''] = process.argv.slice(2);
let isOpen = false;
const opening = openDatabase({
  folder,
  engine: 'embedded',
  onLaunch() {
    process.stdout.write(isOpen ? 'open\n' : 'launched\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  },
});
await opening;
isOpen = true;
