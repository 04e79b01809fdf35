/** What belongs to the installation that is measured. */
export const installation = {
  secret: 'a secret that only measurements have, long enough',
  baseUrl: 'http://127.0.0.1',
  mail: { send: async () => undefined },
};

/** The caller: may read, create and update all listings. */
export const clerk = {
  email: 'clerk@example.com',
  password: 'correct horse battery',
  firstName: 'Test',
  lastName: 'Clerk',
};

/** The program that sends the clerk's requests, with a token as other people's programs have one. */
export const program = {
  id: 'measurement',
  secret: 'a secret of a measurement, long enough',
  name: 'Measurement',
};

/** Connections to the database; as many for every server. */
export const poolSize = 10;
