export const alsoHere = 'Also here';
export const visitor = (name: string, language: string): string => `${name}, ${language}`;
export const comments = 'Comments';
export const commentsCount = (count: number): string => `Comments (${count})`;
export const commentOn = (field: string): string => `Comment on ${field}`;
export const commentsOn = (field: string, count: number): string =>
  count === 1 ? `1 comment on ${field}` : `${count} comments on ${field}`;
export const comment = 'Comment';
export const countOpen = (count: number): string => (count === 1 ? '1 comment' : `${count} comments`);
export const allFields = 'The content';
export const about = 'About';
export const yourComment = 'Your comment';
export const yourReply = 'Your reply';
export const mentionHint = 'Type @ and a name to mention somebody.';
export const people = (count: number): string =>
  count === 0
    ? 'Nobody of this name may read this content.'
    : count === 1
      ? '1 person: Enter mentions them.'
      : `${count} people: arrow keys choose, Enter mentions.`;
export const peopleList = 'People';
export const send = 'Send';
export const reply = 'Reply';
export const replyTo = (name: string): string => `Reply to ${name}`;
export const resolve = 'Resolve';
export const resolveOf = (name: string): string => `Resolve the comment of ${name}`;
export const reopen = 'Open again';
export const reopenOf = (name: string): string => `Open the comment of ${name} again`;
export const remove = 'Delete';
export const removeOf = (name: string): string => `Delete what ${name} said`;
export const removeTitle = 'Delete this comment?';
export const removeHint = 'Its replies are deleted with it. Nothing brings them back.';
export const resolvedBy = (name: string, time: string): string => `Resolved by ${name}, ${time}`;
export const somebody = 'Somebody';
export const open = 'Open';
export const resolved = 'Resolved';
export const which = 'Which comments';
export const noOpen = 'No open comments';
export const noOpenHint = 'Say what should be different, or ask somebody.';
export const noResolved = 'No resolved comments';
export const older = 'Older comments';
export const cancel = 'Cancel';
export const close = 'Close';
export const mentionedBy = (name: string): string => `${name} mentions you`;
export const dismiss = 'Mark as read';
export const dismissOf = (title: string): string => `Mark the mention in ${title} as read`;
export const state = 'State';
export const stateOf = (label: string): string => `State: ${label}`;
export const moveTo = (label: string): string => `Move to ${label}`;
export const assign = 'Assign …';
export const assignTitle = 'Who does what comes next?';
export const assignedTo = (name: string): string => `with ${name}`;
export const nobody = 'Nobody';
export const person = 'Person';
export const searchPerson = 'Search by name';
export const moved = (label: string): string => `It is in the state ${label} now.`;
export const assigned = (name: string): string => `${name} does what comes next.`;
export const save = 'Save';
export const anyState = 'Any state';
export const approves = 'approved';
export const waitsForYou = 'Waits for you';
export const assignedToYou = 'Assigned to you';
export const inState = (state: string, who: string): string => `${state}, since ${who} moved it`;
export const dismissTask = (title: string): string => `Mark ${title} as seen`;
