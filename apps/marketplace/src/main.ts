import { readSettings, SettingError } from './settings.ts';
import { prepareDataFolder } from './start/data-folder.ts';
import { createNarrator, since } from './start/narrator.ts';
import { listen } from './web/listen.ts';

/** Starts the whole marketplace, and ends it cleanly when told to. */
async function main(): Promise<void> {
  const begun = performance.now();
  const narrator = createNarrator(process.stdout);
  const settings = readSettings(process.env, process.argv.slice(2));
  await prepareDataFolder(settings.dataFolder);
  const listening = await listen(settings.host, settings.port);
  const shown =
    settings.host === '0.0.0.0' || settings.host === '::' || settings.host === '127.0.0.1'
      ? 'localhost'
      : settings.host;
  const address = `http://${shown.includes(':') ? `[${shown}]` : shown}:${listening.port}`;
  narrator.say('Data', settings.dataFolder);

  // Loaded here: what is wrong with a setting is told before the whole server is read.
  const { openMarketplace } = await import('./start/open-marketplace.ts');
  const marketplace = await openMarketplace(settings, settings.publicUrl ?? address, narrator).catch(
    async (error: unknown) => {
      await listening.close();
      throw error;
    },
  );
  listening.serve(marketplace.fetch);

  const background = new AbortController();
  const pictures = settings.preparePictures
    ? marketplace.preparePictures(background.signal)
    : Promise.resolve();
  pictures.catch((error: unknown) =>
    narrator.say('Pictures', error instanceof Error ? error.message : String(error)),
  );

  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    background.abort();
    await listening.close();
    await pictures.catch(() => undefined);
    await marketplace.close();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  narrator.say(
    'Ready',
    `after ${since(begun)}${settings.preparePictures ? '; pictures go on being made' : ''}`,
  );
  narrator.say('Relab', address);
}

main().catch((error: unknown) => {
  // What an operator can mend is one sentence; what they cannot comes whole.
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
});
