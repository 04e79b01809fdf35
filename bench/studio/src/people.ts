/** Who works in both studios. */
export const person = { email: 'office@relab.example', password: 'correct horse battery staple' };
