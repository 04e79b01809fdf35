export const title = 'Programs';
export const heading = 'Programs and their tokens';
export const people = 'People';
export const makeProgram = 'Register a program';
export const noPrograms = 'No programs are registered';
export const noProgramsHint = 'A program of somebody else gets tokens once it is registered here.';
export const name = 'Name';
export const clientId = 'Client ID';
export const actsAs = 'Acts as';
export const isPublic = 'People who allow it (public)';
export const forPeople = 'People who allow it';
export const scopes = 'Scopes';
export const tokens = 'Users with tokens';
export const secretOf = 'Secret of';
export const noSecret = 'No secret';
export const actions = 'Actions';
export const actionsOf = (program: string): string => `Actions of ${program}`;
export const rotate = 'Make another secret';
export const endTokens = 'Take all tokens back';
export const deleteProgram = 'Delete';
export const isOfFile = 'Listed in the file clients.json: delete it there.';
export const questions = {
  rotate: (program: string): string => `Make another secret for ${program}?`,
  end: (program: string): string => `Take all tokens of ${program} back?`,
  delete: (program: string): string => `Delete ${program}?`,
} as const;
export const confirmations = {
  rotate: 'Make another secret',
  end: 'Take all tokens back',
  delete: 'Delete the program',
} as const;
export const consequences = {
  rotate: 'The present secret does not serve any more. Tokens that the program has stay.',
  end: 'The program can do nothing until it has requested new tokens.',
  delete: 'Its tokens end, and it cannot get others.',
} as const;
export const actsAsMe = 'It acts as you, with a token of its own';
export const actsAsMeHint = 'For programs without people in front of them, such as an import at night.';
export const redirectUris = 'Where people are sent back to';
export const redirectUrisHint = 'An address a line, to the letter. Without any it cannot ask people.';
export const origins = 'Web origins';
export const originsHint = 'A line each: pages there may call the API with its tokens.';
export const isPublicLabel = 'It cannot keep a secret';
export const isPublicHint = 'An app in a browser or on a phone.';
export const madeTitle = (program: string): string => `${program} is ready`;
export const secret = 'Secret';
export const secretHint = 'It is shown here and never again. Store it with your other secrets.';
export const copy = 'Copy the secret';
export const copied = 'Copied';
export const noted = 'I have noted it';
