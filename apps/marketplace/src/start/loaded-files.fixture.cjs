// Read before a program by `--require`: names the files of React's server that it loaded when it ends.
process.on('exit', () => {
  for (const file of Object.keys(require.cache))
    if (/react-dom-server\.node\.\w+\.js$/.test(file)) process.stdout.write(`Loaded ${file}\n`);
});
