/** The version of the client's own interface (D-277); the server's is `apiVersion` of the contract. */
export const clientApiVersion = '0.111.0';
