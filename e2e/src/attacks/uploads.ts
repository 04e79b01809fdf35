import { type Attack, together } from './attack.ts';
import { repeated, sendRaw } from './send-raw.ts';

const megabyte = new Uint8Array(1_048_576);
const multipart = { 'Content-Type': 'multipart/form-data; boundary=cut' };
const fileHead =
  '--cut\r\nContent-Disposition: form-data; name="fileData"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n';
const documents = '/services/data/v63.0/ui-api/records/content-documents/content-versions';

const end = '\r\n--cut--\r\n';

function* file(megabytes: number) {
  yield fileHead;
  yield* repeated(megabyte, megabytes);
  yield end;
}

const sizeOf = (megabytes: number) => fileHead.length + megabytes * megabyte.length + end.length;

export const uploads: readonly Attack[] = [
  {
    name: '24 uploads of 24 MB by guests at once',
    run: ({ address }) =>
      together(24, () =>
        sendRaw(address, {
          path: documents,
          headers: { ...multipart, 'Content-Length': sizeOf(24) },
          body: file(24),
        }),
      ),
    expected: [401],
  },
  {
    name: '24 forms of 50 MB of guests at once',
    run: ({ address }) =>
      together(24, () =>
        sendRaw(address, {
          path: '/sell',
          headers: { ...multipart, 'Content-Length': sizeOf(50) },
          body: file(50),
        }),
      ),
    // One of them fits; the form is then incomplete.
    expected: [422, 503],
  },
  {
    name: '24 forms of 50 MB of guests, announced and never sent',
    run: ({ address }) =>
      together(24, () =>
        sendRaw(address, { path: '/sell', headers: { ...multipart, 'Content-Length': sizeOf(50) } }),
      ),
    expected: [408, 503],
  },
  {
    name: '200,000 empty parts to a form that takes files',
    run: ({ address }) =>
      together(4, () =>
        sendRaw(address, {
          path: '/sell',
          headers: { ...multipart, 'Transfer-Encoding': 'chunked' },
          body: emptyParts(),
        }),
      ),
    expected: [413, 503],
  },
];

function* emptyParts() {
  const parts = '--cut\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1_000);
  yield* repeated(`${parts.length.toString(16)}\r\n${parts}\r\n`, 200);
}
