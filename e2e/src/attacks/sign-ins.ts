import { type Attack, together } from './attack.ts';

/** Each password costs a quarter of a second of a core; the home page's compression shares the threads. */
export const signIns: readonly Attack[] = [
  {
    name: '64 sign-ins at once',
    run: ({ address }) =>
      together(64, async (at) => {
        const response = await fetch(`${address}/services/identity/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: address },
          body: JSON.stringify({ email: `nobody-${at}@attack.example`, password: 'wrong horse battery' }),
        });
        await response.arrayBuffer();
        return response.status;
      }),
    expected: [401, 429, 503],
  },
];
