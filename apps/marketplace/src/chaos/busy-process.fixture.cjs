// Read before a program by `--require`: from one SIGUSR2 to the next it computes in each turn of its event loop.
const slice = 250;
let isBusy = false;

function compute() {
  if (!isBusy) return;
  const end = performance.now() + slice;
  while (performance.now() < end);
  setImmediate(compute);
}

process.on('SIGUSR2', () => {
  isBusy = !isBusy;
  compute();
});
