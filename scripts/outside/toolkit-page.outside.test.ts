import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installExample, openPage } from './outside.ts';
import { react18 } from './react-18.ts';

test.each([
  ['18.3', { versions: react18 }],
  ['19', {}],
] as const)(
  'with React %s a page of five blocks as data is shown, and has the code of no other block',
  async (_, options) => {
    const project = await installExample('toolkit-page', options);
    await project.npx(['tsc']);
    await project.npx(['vite', 'build']);
    const assets = join(project.folder, 'dist/assets');
    const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
    const code = await Promise.all(scripts.map((file) => readFile(join(assets, file), 'utf8')));
    expect(code.join()).not.toContain('VideoContainer');
    const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css'));
    const style = (await Promise.all(sheets.map((file) => readFile(join(assets, file), 'utf8')))).join();
    expect(style).toContain('.relab-button');
    expect(style).not.toContain('.relab-video');
    const preview = await project.start(
      'npx',
      ['--no-install', 'vite', 'preview', '--port', '0', '--host', '127.0.0.1'],
      /(http:\/\/127\.0\.0\.1:\d+)/,
    );
    try {
      const { page, problems } = await openPage(`${preview.ready[1]}/`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('The instruments of our lab');
      expect(await page.getByRole('listitem').allInnerTexts()).toEqual([
        expect.stringContaining('Centrifuge'),
        expect.stringContaining('Microscope'),
        expect.stringContaining('Plate reader'),
      ]);
      const font = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
      expect(font).toContain('Plex Sans');
      const link = page.getByRole('link', { name: 'Ask for a booking' });
      expect(await link.getAttribute('href')).toBe('mailto:ada@lab.example');
      expect(problems).toEqual([]);
    } finally {
      await preview.stop();
    }
  },
);
