import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';
import type { MentionNotice } from './create-comment.ts';

const cms = '/services/data/v63.0/connect/cms';

interface Made {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
}
interface Comment {
  readonly id: string;
  readonly text: string;
  readonly fieldPath: string;
  readonly replies: readonly { readonly id: string }[];
}
interface Comments {
  readonly comments: readonly Comment[];
  readonly nextBefore: string | null;
  readonly openCounts: readonly { readonly count: number; readonly fieldPath: string }[];
}
type Person = Awaited<ReturnType<TestServer['signedIn']>>;

describe.each(testEngines)('comments on %s', (engine) => {
  let shop: TestServer;
  let author: Person;
  let other: Person;
  let administrator: Person;
  let reader: Person;
  let buyer: Person;
  let spaceId: string;
  let made: Made;
  const notices: MentionNotice[] = [];

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema, `${callId} ${status} ${JSON.stringify(body)}`).toBeDefined();
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const ofVariant = (rest: string) => `${cms}/contents/variants/${made.managedContentVariantId}/${rest}`;
  const comment = async (text: string, more: object = {}, by = author): Promise<Comment> => {
    const answer = await by.post(ofVariant('comments'), { text, ...more });
    follows('createContentComment', answer);
    return answer.body as Comment;
  };
  const comments = async (query = '', by = author): Promise<Comments> => {
    const answer = await by.get(ofVariant(`comments${query}`));
    follows('getContentComments', answer);
    return answer.body as Comments;
  };
  const mentions = async (by: Person) => {
    const answer = await by.get(`${cms}/content-mentions`);
    follows('getContentMentions', answer);
    return answer.body as { count: number; mentions: readonly { commentId: string; text: string }[] };
  };

  beforeAll(async () => {
    shop = await testServer(engine, { notifyMention: async (_, notice) => void notices.push(notice) });
    await publishContent(shop.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
    author = await shop.signedIn('author@example.com', ['author']);
    other = await shop.signedIn('other@example.com', ['author']);
    administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    reader = await shop.signedIn('reader@example.com');
    buyer = await shop.signedIn('buyer@example.com');
    spaceId = ((await author.get(`${cms}/spaces/shop`)).body as { id: string }).id;
    await sql`insert into managed_content_collaborator values (${spaceId}, ${reader.person.userId}, 'ContentReader')`.execute(
      shop.database,
    );
  });
  afterAll(() => shop.close());

  beforeEach(async () => {
    notices.length = 0;
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__news', title: 'News' },
      contentBody: { title: 'News' },
    });
    made = answer.body as Made;
  });

  test('comments stand at their fields, are counted there while they are open, and have replies', async () => {
    const first = await comment('Too long.', { fieldPath: 'title' });
    await comment('Which one?', { fieldPath: 'title' });
    await comment('Fine.');
    const replied = await comment('Shorter now.', { replyToId: first.id, fieldPath: 'body' }, reader);
    expect(replied).toMatchObject({ id: first.id, fieldPath: 'title', replies: [{ text: 'Shorter now.' }] });
    const all = await comments();
    expect(all.comments.map(({ text }) => text)).toEqual(['Fine.', 'Which one?', 'Too long.']);
    expect(all.openCounts).toEqual([
      { fieldPath: '', count: 1 },
      { fieldPath: 'title', count: 2 },
    ]);
    const path = `${cms}/contents/comments/${first.id}`;
    const resolved = await author.send('PATCH', path, { isResolved: true });
    follows('updateContentComment', resolved);
    expect(resolved.body).toMatchObject({ isResolved: true, resolvedBy: { id: author.person.userId } });
    expect((await comments()).openCounts).toContainEqual({ fieldPath: 'title', count: 1 });
    expect((await comments('?isResolved=true')).comments).toMatchObject([{ id: first.id }]);
    await author.send('PATCH', path, { isResolved: false });
    expect((await comments('?isResolved=true')).comments).toEqual([]);
  });

  test('pages go on from a comment, also where some came meanwhile or that one was deleted', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await comment(text);
    const first = await comments('?pageSize=2');
    expect(first.comments.map(({ text }) => text)).toEqual(['5', '4']);
    await comment('6');
    await author.send('DELETE', `${cms}/contents/comments/${first.comments[1]?.id}`);
    const second = await comments(`?pageSize=2&before=${first.nextBefore}`);
    expect(second.comments.map(({ text }) => text)).toEqual(['3', '2']);
    const last = await comments(`?pageSize=2&before=${second.nextBefore}`);
    expect(last).toMatchObject({ comments: [{ text: '1' }], nextBefore: null });
    expect(await author.get(ofVariant('comments?before=x'))).toMatchObject({ status: 400 });
  });

  test('who is mentioned learns of it once until they have read it, and need not be mentioned by who cannot read', async () => {
    const mentionedUserIds = [other.person.userId, reader.person.userId, author.person.userId];
    const first = await comment('Look here.', { mentionedUserIds });
    // Nobody is notified of what they wrote themselves.
    expect(notices.map(({ userId }) => userId).toSorted()).toEqual(
      [other.person.userId, reader.person.userId].toSorted(),
    );
    expect(notices[0]).toMatchObject({ title: 'News', language: 'en_US', text: 'Look here.' });
    await comment('And here.', { mentionedUserIds: [other.person.userId] });
    expect(notices).toHaveLength(2);
    expect(await mentions(other)).toMatchObject({
      count: 2,
      mentions: [{ text: 'And here.' }, { text: 'Look here.', commentId: first.id }],
    });
    // One's own alone are dismissed.
    await author.post(`${cms}/content-mentions/dismiss`, { commentIds: [first.id] });
    expect((await mentions(other)).count).toBe(2);
    const ids = (await mentions(other)).mentions.map(({ commentId }) => commentId);
    const dismissed = await other.post(`${cms}/content-mentions/dismiss`, { commentIds: ids });
    follows('dismissContentMentions', dismissed);
    expect(dismissed.body).toEqual({ count: 0, mentions: [], tasks: [] });
    await comment('Once more.', { mentionedUserIds: [other.person.userId] });
    expect(notices).toHaveLength(3);
  });

  test('only people who may read a content can be found for it, and mentioned', async () => {
    const answer = await author.get(ofVariant('readers'));
    follows('getContentReaders', answer);
    const ids = (answer.body as { people: readonly { id: string }[] }).people.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([other.person.userId, reader.person.userId]));
    expect(ids).not.toContain(buyer.person.userId);
    expect((await author.get(ofVariant('readers?nameFragment=%25'))).body).toEqual({ people: [] });
    const refused = await author.post(ofVariant('comments'), {
      ...{ text: 'You there', mentionedUserIds: [buyer.person.userId] },
    });
    expect(refused).toMatchObject({ status: 400, body: [{ fields: ['mentionedUserIds'] }] });
    expect((await comments()).comments).toEqual([]);
  });

  test('who was mentioned and may not read any more finds no mention', async () => {
    const passing = await shop.signedIn('passing@example.com');
    const { userId } = passing.person;
    await sql`insert into managed_content_collaborator values (${spaceId}, ${userId}, 'ContentReader')`.execute(
      shop.database,
    );
    await comment('Look.', { mentionedUserIds: [userId] });
    expect((await mentions(passing)).count).toBe(1);
    await sql`delete from managed_content_collaborator where user_id = ${userId}`.execute(shop.database);
    expect((await mentions(passing)).count).toBe(0);
  });

  test('readers resolve and delete what they said, and nothing of others', async () => {
    const own = await comment('Mine.', {}, reader);
    const theirs = await comment('Theirs.');
    const path = ({ id }: Comment) => `${cms}/contents/comments/${id}`;
    expect(await reader.send('PATCH', path(theirs), { isResolved: true })).toMatchObject({ status: 403 });
    expect(await reader.send('DELETE', path(theirs))).toMatchObject({ status: 403 });
    expect(await reader.send('PATCH', path(own), { isResolved: true })).toMatchObject({ status: 200 });
    expect(await other.send('DELETE', path(own))).toMatchObject({ status: 403 });
    expect(await reader.send('DELETE', path(own))).toMatchObject({ status: 204 });
    expect(await administrator.send('DELETE', path(theirs))).toMatchObject({ status: 204 });
    expect(await buyer.send('DELETE', path(theirs))).toMatchObject({ status: 404 });
  });

  test.each([
    ['no text', { text: '  ' }],
    ['a text of 4,001 characters', { text: 'x'.repeat(4001) }],
    ['a path that is none', { text: 'x', fieldPath: '<script>' }],
    ['21 mentions', { text: 'x', mentionedUserIds: Array(21).fill('005000000000001AAA') }],
  ])('a comment with %s is rejected', async (_, input) => {
    expect(await author.post(ofVariant('comments'), input)).toMatchObject({ status: 400 });
  });

  test('a reply is answered at its comment, and to none of another content', async () => {
    const first = await comment('First.');
    const { replies } = await comment('Reply.', { replyToId: first.id });
    const replyToId = replies[0]?.id;
    expect(await author.post(ofVariant('comments'), { text: 'x', replyToId })).toMatchObject({ status: 404 });
    const before = first;
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__news', title: 'Other' },
      contentBody: { title: 'Other' },
    });
    made = answer.body as Made;
    expect(await author.post(ofVariant('comments'), { text: 'x', replyToId: before.id })).toMatchObject({
      status: 404,
    });
  });

  test('comments go into the trash with their content, and come back', async () => {
    const first = await comment('Stays.');
    await comment('Reply.', { replyToId: first.id });
    await author.send('DELETE', `${cms}/contents/${made.managedContentId}`);
    expect(await author.get(ofVariant('comments'))).toMatchObject({ status: 404 });
    await author.post(`${cms}/deleted-contents/${made.managedContentId}/undelete`, {});
    expect((await comments()).comments).toMatchObject([{ text: 'Stays.', replies: [{ text: 'Reply.' }] }]);
  });
});
