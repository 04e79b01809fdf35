import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderDocument } from './document.ts';
import { picture, setUpMedia } from './media.fixture.ts';
import { mediaAddress } from './media-address.ts';
import { mediaRoutes } from './media-routes.ts';

/** Milliseconds; a machine that does much else takes long to make pictures. */
const timeout = 30_000;

async function setUp() {
  const sheet = picture('report-1', {
    kind: 'document',
    mimeType: 'application/pdf',
    title: 'Condition report (5810 R) – Zürich',
  });
  const bench = await setUpMedia(
    [picture('one', { version: 'v2' }), sheet, picture('lost', { kind: 'none' })],
    {
      document: async () => ({
        bytes: await renderDocument({ title: 'Report', subtitle: '', rows: [], sections: [], footer: '' }),
        mimeType: 'application/pdf',
      }),
    },
  );
  const app = mediaRoutes(bench.media);
  return { ...bench, get: (path: string, init?: RequestInit) => app.request(path, init) };
}

test('S-077 S-078 S-081 S-082 a picture is served under every address of it', async () => {
  const { get, renders } = await setUp();
  const paths = [
    '/cms/delivery/media/one?width=320',
    '/sfsites/c/cms/delivery/media/one?width=320',
    '/file-asset/one?v=v2&width=320',
    '/sfsites/c/file-asset/one?v=v2&width=320',
  ];
  for (const path of paths) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(320);
  }
  expect(renders()).toBe(1);
});

test('a document is fetched in one of its languages; every other is that of the site, so that nobody fills a disk', async () => {
  const sheet = picture('sheet', { kind: 'document', mimeType: 'application/pdf', title: 'Report' });
  const rendered: (string | undefined)[] = [];
  const { media } = await setUpMedia(
    [sheet],
    {
      document: async (_, language) => {
        rendered.push(language);
        return { bytes: Buffer.from(`in ${language}`), mimeType: 'application/pdf' };
      },
    },
    { documentLanguages: { de: () => 'Bericht' } },
  );
  const app = mediaRoutes(media);
  const get = (query: string) => app.request(`/cms/delivery/media/sheet${query}`);
  const german = await get('?language=de');
  expect(await german.text()).toBe('in de');
  expect(german.headers.get('Content-Disposition')).toContain('filename="Bericht.pdf"');
  for (const query of ['', '?language=fi', '?language=en']) {
    const usual = await get(query);
    expect(await usual.text()).toBe('in undefined');
    expect(usual.headers.get('Content-Disposition')).toContain('filename="Report.pdf"');
  }
  expect(await (await get('?language=de')).text()).toBe('in de');
  expect(rendered).toEqual(['de', undefined]);
  expect((await get('?language=deutsch')).status).toBe(400);
});

test('a width is rounded up to one that is kept; S-284 no smaller than 100; S-283 twice the widest is fair', {
  timeout,
}, async () => {
  const { get } = await setUp();
  const widthOf = async (query: string) =>
    (await sharp(await (await get(`/cms/delivery/media/one${query}`)).arrayBuffer()).metadata()).width;
  expect(await widthOf('?width=1')).toBe(100);
  expect(await widthOf('?width=641')).toBe(960);
  expect(await widthOf('?width=3840')).toBe(1920);
  expect(await widthOf('')).toBe(1920);
});

test('S-064 a picture of the version asked for may be kept for a year, any other for minutes', {
  timeout,
}, async () => {
  const { get } = await setUp();
  const control = async (path: string) => (await get(path)).headers.get('Cache-Control');
  const long = 'public, max-age=31536000, immutable';
  const short = 'public, max-age=300';
  expect(await control('/cms/delivery/media/one?width=100&version=v2')).toBe(long);
  // As content of the home page names it, and as a file.
  expect(await control('/sfsites/c/cms/delivery/media/one?version=v2&width=960')).toBe(long);
  expect(await control('/file-asset/one?v=v2')).toBe(long);
  expect(await control('/cms/delivery/media/one?width=100&version=v3')).toBe(short);
  expect(await control('/cms/delivery/media/one?width=100')).toBe(short);
});

test('what the browser has already is not sent again, and other widths have other tags', {
  timeout,
}, async () => {
  const { get } = await setUp();
  const first = await get('/cms/delivery/media/one?width=100');
  const etag = first.headers.get('ETag') ?? '';
  const second = await get('/cms/delivery/media/one?width=100', {
    headers: { 'If-None-Match': `"x", W/${etag}` },
  });
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect(second.headers.get('ETag')).toBe(etag);
  const other = await get('/cms/delivery/media/one?width=320', { headers: { 'If-None-Match': etag } });
  expect(other.status).toBe(200);
});

test('HEAD tells what GET would send', async () => {
  const { get } = await setUp();
  const got = await get('/cms/delivery/media/one?width=100');
  const head = await get('/cms/delivery/media/one?width=100', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const name of ['Content-Length', 'Content-Type', 'ETag']) {
    expect(head.headers.get(name)).toBe(got.headers.get(name));
  }
  expect((await got.arrayBuffer()).byteLength).toBe(Number(got.headers.get('Content-Length')));
});

test.each(['0', '-1', '1e9', '1000000000', 'wide', '3841', '64.5', '', ' 64', '٣٢٠'])(
  'width "%s" is refused',
  async (width) => {
    const { get } = await setUp();
    const response = await get(`/cms/delivery/media/one?width=${encodeURIComponent(width)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual([
      { errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.any(String) },
    ]);
  },
);

test.each(['none', '..%2F..%2Fetc%2Fpasswd', '%2e%2e%2fone', 'one%00', 'a.b', 'x'.repeat(65), '%ff'])(
  'key "%s" is unknown',
  async (key) => {
    const { get } = await setUp();
    const response = await get(`/cms/delivery/media/${key}?width=100`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual([{ errorCode: 'ITEM_NOT_FOUND', message: expect.any(String) }]);
  },
);

test('a document is shown by the browser under its title', async () => {
  const { get } = await setUp();
  const response = await get('/cms/delivery/media/report-1');
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Content-Disposition')).toBe(
    'inline; filename="Condition report (5810 R) _ Z_rich.pdf"; ' +
      "filename*=UTF-8''Condition%20report%20%285810%20R%29%20%E2%80%93%20Z%C3%BCrich.pdf",
  );
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a picture that cannot be made fails without telling why', async () => {
  const { get, lines } = await setUp();
  const response = await get('/cms/delivery/media/lost?width=100');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual([
    { errorCode: 'UNKNOWN_EXCEPTION', message: 'The picture could not be made.' },
  ]);
  expect(lines).toEqual([expect.stringContaining('"none"')]);
});

test('addresses are built with their query, and only of keys', () => {
  expect(mediaAddress('one')).toBe('/cms/delivery/media/one');
  expect(mediaAddress('one', { width: 640, version: 'a b' })).toBe(
    '/cms/delivery/media/one?width=640&version=a+b',
  );
  expect(() => mediaAddress('../one')).toThrow(TypeError);
});
