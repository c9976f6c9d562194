// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endAccount } from '../../features/admin-business/accounts/endAccount.ts';
import { decideAffiliatePayouts } from '../../features/admin-business/affiliate-payouts/readAffiliatePayouts.ts';
import { changeRate, decideAffiliate } from '../../features/admin-business/affiliates/changeAffiliate.ts';
import { addCoupon, changeCoupon, switchCoupon } from '../../features/admin-business/coupons/readCoupons.ts';
import { decideDocument } from '../../features/admin-business/kyc/readDocuments.ts';
import { showEntries } from '../../features/admin-business/leaderboard/readBoard.ts';
import { markMessage, storeAnswer } from '../../features/admin-business/messages/readMessages.ts';
import { sendSurplus } from '../../features/admin-business/orders/readSurplus.ts';
import { refundOrder } from '../../features/admin-business/orders/refundOrder.ts';
import { decidePayouts } from '../../features/admin-business/payouts/readPayouts.ts';
import { assignTicket, setTicketStatus } from '../../features/admin-business/tickets/readTickets.ts';
import { changeUser, type UserChange } from '../../features/admin-business/users/readUsers.ts';
import { addArticle, changeAddress, unpublishArticle } from '../../features/admin-content/blog/articleStore.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  orderCategories,
  readCategoryList,
} from '../../features/admin-content/categories/categoryStore.ts';
import { startContentDraft } from '../../features/admin-content/contentDraft.actor.ts';
import { publishWithoutDraft, readContent, saveDraft } from '../../features/admin-content/contentStore.ts';
import { addPicture, deletePicture } from '../../features/admin-content/media/mediaStore.ts';
import {
  cancelRelease,
  createRelease,
  readReleases,
  rollBackRelease,
} from '../../features/admin-content/releases/releaseStore.ts';
import { sendReply } from '../../lib/support/sendReply.ts';
import {
  failures,
  losses,
  openLossySession,
  testLostAnswers,
  type Changes,
  type LossySession,
  type RowOf,
} from '../lostAnswers.test-support.ts';

vi.mock('../../lib/backend/client.ts', () => ({
  getClient: vi.fn(),
  getFunctions: vi.fn(),
  getStorage: vi.fn(),
  getRealtime: () => new Promise(() => {}),
}));
vi.mock('../../lib/backend/session.ts', () => ({ readPerson: vi.fn() }));
// The session of the persona has just verified the second factor.
vi.mock('../../features/admin-business/verifyAgain.ts', () => ({ verifyAgain: () => Promise.resolve() }));

let session: LossySession;
const lose: LossySession['lose'] = (loss) => session.lose(loss);
const rowOf: RowOf = (table, values) => session.rowOf(table, values);

beforeEach(async () => {
  session = await openLossySession(
    'admin',
    (request, body) => request.url.endsWith('/rpc/coupon_remarks') || /"action":"(?:list|read)"/.test(body),
  );
});

const idOf = async (...row: Parameters<RowOf>) => (await rowOf(...row))['id'] ?? '';
const signal = new AbortController().signal;
const waiting = async () => (await readReleases({ signal })).waiting.slice(0, 2);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const release = async (publishAt: string | null) => {
  const documents = await waiting();
  await createRelease({ name: 'Ramadan', documents, publishAt });
  return idOf('content_releases', { name: 'Ramadan' });
};
const picture = { file: new Blob(['x'], { type: 'image/png' }), type: 'image/png', width: 1, height: 1 } as const;
const categoryTexts = {
  en: { name: 'Psychology', description: 'What losing does to you.' },
  ar: { name: 'علم النفس', description: 'ما تفعله الخسارة بك.' },
};
const words = { title: 'A dune', altText: 'A dune', altTextAr: 'كثيب' };
const coupon = {
  percent: 15,
  program_id: null,
  tier_id: null,
  affiliate_id: null,
  max_uses: 90,
  expires_at: '2999-03-01T09:00:00.000Z',
  note: 'For the spring',
};
const leila = { email: 'leila.karam@duneline.example', id: () => idOf('profiles', { display_name: 'Leila Karam' }) };
const email = 'new@duneline.example';
const change = async (values: (user: string) => UserChange) => {
  const wanted = values(await leila.id());
  return () => changeUser(wanted, { reason: 'A reason', code: '' });
};

/** The changes of the console: each prepares its rows, and gives what sends it. */
const changes: Changes = {
  'a draft that is saved': async () => {
    const id = await idOf('seo_config', { path: '/pricing', locale: 'en' });
    const { row } = await readContent('seo_config', id);
    return () => saveDraft('seo_config', id, { row, changes: { title: 'New' }, stored: null });
  },
  'a row that becomes public for the first time': async () => {
    const { id = '', version } = await rowOf('page_content', { status: 'draft' });
    return () => publishWithoutDraft('page_content', id, Number(version));
  },
  'a release': async () => {
    const documents = await waiting();
    return () => createRelease({ name: 'Ramadan', documents, publishAt: null });
  },
  'a planned release': async () => {
    const [documents, publishAt] = [await waiting(), inAnHour()];
    return () => createRelease({ name: 'Ramadan', documents, publishAt });
  },
  'a release that is rolled back': async () => {
    const id = await release(null);
    return () => rollBackRelease(id);
  },
  'a release that is canceled': async () => {
    const id = await release(inAnHour());
    return () => cancelRelease(id);
  },
  'a new article': async () => {
    const category_id = await idOf('blog_categories', { language: 'en' });
    const names = { author_name: 'Noor', author_role: 'Editor' };
    return () => addArticle({ language: 'en', slug: 'a-new-one', title: 'A new one', category_id, ...names });
  },
  'an article that moves': async () => {
    const { slug = '' } = await rowOf('blog_posts', { language: 'en' });
    return () => changeAddress(slug, 'moved');
  },
  'an article that is unpublished': async () => {
    const { id = '', version } = await rowOf('blog_posts', { status: 'published' });
    return () => unpublishArticle(id, Number(version));
  },
  'a new category': async () => () => addCategory({ slug: 'psychology', texts: categoryTexts }),
  'a category that is changed': async () => {
    const [category] = await readCategoryList();
    return async () => category && changeCategory(category, categoryTexts);
  },
  'categories in another order': async () => {
    const categories = await readCategoryList();
    return () => orderCategories(categories.map(({ slug }) => slug).toReversed());
  },
  'a category that is deleted': async () => {
    await addCategory({ slug: 'psychology', texts: categoryTexts });
    return () => deleteCategory('psychology');
  },
  'a new picture': async () => () => addPicture({ picture, ...words }),
  'a picture that is deleted': async () => {
    const id = await addPicture({ picture, ...words });
    const { path = '' } = await rowOf('media_library', { id });
    return () => deletePicture(id, path);
  },
  "a trader's payout": async () => {
    const ids = [await idOf('payouts', { status: 'requested' })];
    return () => decidePayouts({ ids, from: 'requested', status: 'rejected', reason: 'A reason' });
  },
  "an affiliate's payout": async () => {
    const ids = [await idOf('affiliate_payouts', { status: 'requested' })];
    return () => decideAffiliatePayouts({ ids, from: 'requested', status: 'rejected', text: 'A reason' });
  },
  'an application': async () => {
    const id = await idOf('affiliates', { status: 'pending' });
    return () => decideAffiliate({ id, from: 'pending', status: 'active' });
  },
  'a rate': async () => {
    const id = await idOf('affiliates', { status: 'active' });
    return () => changeRate({ id, rateBps: 4500, reason: 'A reason' });
  },
  'a document': async () => {
    const id = await idOf('kyc_documents', { status: 'pending' });
    return () => decideDocument({ id, from: 'pending', status: 'rejected', reason: 'A reason' });
  },
  'an entry of the leaderboard': async () => {
    const { data } = await session.service
      .from('leaderboard_entries')
      .select('period, account_id')
      .eq('is_hidden', false)
      .limit(1);
    return () => showEntries({ rows: data ?? [], isHidden: true });
  },
  'a new coupon': async () => () => addCoupon({ ...coupon, code: 'SPRING-26' }),
  'a coupon that changes': async () => () => changeCoupon({ ...coupon, code: 'DUNE10' }),
  'a coupon that is switched off': async () => () => switchCoupon({ code: 'DUNE10', isActive: false }),
  'an answer to a message': async () => {
    const id = await idOf('contact_messages', { status: 'new' });
    return () => storeAnswer({ id, answer: 'Yes.' });
  },
  'a message that is spam': async () => {
    const id = await idOf('contact_messages', { status: 'new' });
    return () => markMessage({ id, status: 'spam' });
  },
  'the status of a ticket': async () => {
    const id = await idOf('tickets', { status: 'open' });
    return () => setTicketStatus({ id, status: 'closed' });
  },
  'a reply': async () => {
    const ticket_id = await idOf('tickets', { status: 'open' });
    return () => sendReply({ id: crypto.randomUUID(), ticket_id, body: 'A reply' });
  },
  'the admin of a ticket': async () => {
    const { data } = await session.service.from('tickets').select('id').is('assignee', null).eq('status', 'open').limit(1);
    return () => assignTicket({ id: data?.[0]?.id ?? '', assignee: session.person });
  },
  'the end of an account': async () => {
    const account = await idOf('trading_accounts', { status: 'active' });
    return () => endAccount({ account, practice: 'hedging', evidence: 'Evidence' });
  },
  'a refund': async () => {
    // The newest, which has not paid out yet.
    const paid = session.service
      .from('orders')
      .select('id')
      .eq('status', 'paid')
      .order('created_at', { ascending: false })
      .limit(1);
    const order = (await paid).data?.[0]?.id ?? '';
    return () => refundOrder({ order, reason: 'A reason' });
  },
  'a payment that is sent back': async () => {
    const { data } = await session.service
      .from('payments')
      .select('id')
      .not('surplus_received_at', 'is', null)
      .is('surplus_sent_at', null)
      .limit(1);
    return () => sendSurplus(data?.[0]?.id ?? '');
  },
  'a user who is created': async () => () => changeUser({ action: 'create', email }, { reason: 'A reason', code: '' }),
  'a user who is locked out': () => change((user) => ({ action: 'ban', user, hours: 24 })),
  'a user who becomes an admin': () => change((user) => ({ action: 'grant', user })),
  'a user who is deleted': async () => {
    const { data } = await session.service.auth.admin.createUser({ email, email_confirm: true });
    return () => changeUser({ action: 'delete', user: data.user?.id ?? '' }, { reason: 'A reason', code: '' });
  },
};

testLostAnswers(changes, lose);

it('a link that is made is lost with its answer, and nobody says that it was not made', async () => {
  const send = await change((user) => ({ action: 'link', user, type: 'recovery' }));
  lose(losses['the connection breaks before the answer']);
  await expect(send()).rejects.toMatchObject({ isKnown: false });
});

describe.each([
  ['a draft that is published', 'published'],
  ['an earlier version that is published again', 'rolledBack'],
] as const)('%s', (_what, done) => {
  async function edit() {
    const id = await idOf('seo_config', { path: '/pricing', locale: 'en' });
    const opened = await readContent('seo_config', id);
    const views: { status: string; error: unknown }[] = [];
    const flow = startContentDraft({ table: 'seo_config', id, opened, onSaved: () => {} })((view) => views.push(view));
    const becomes = (status: string) => vi.waitFor(() => expect(views.at(-1)?.status).toBe(status), 30_000);
    const fields = { ...opened.row.fields, title: 'New' };
    if (done === 'published') {
      flow.send({ type: 'field.change', name: 'title', value: 'New' });
      flow.send({ type: 'draft.save' });
      await becomes('saved');
    }
    const publish = () => flow.send(done === 'published' ? { type: 'content.publish' } : { type: 'content.rollBack', fields });
    return { id, publish, becomes, view: () => views.at(-1), stop: () => flow.stop() };
  }

  it.each(Object.entries(losses))('is public when %s, and the editor says so', async (_how, loss) => {
    const { id, publish, becomes, view, stop } = await edit();
    lose(loss);
    publish();
    await becomes(done);
    expect(view()).toMatchObject({ error: null, fields: { title: 'New' } });
    expect(await rowOf('seo_config', { id })).toMatchObject({ title: 'New' });
    stop();
  });

  it.each(Object.entries(failures))('is not public when %s, and the editor says so', async (_how, fail) => {
    const { id, publish, becomes, view, stop } = await edit();
    lose(fail);
    publish();
    await becomes(done === 'published' ? 'saved' : 'unchanged');
    await vi.waitFor(() => expect(view()).toMatchObject({ error: { isKnown: true } }), 30_000);
    expect(await rowOf('seo_config', { id })).not.toMatchObject({ title: 'New' });
    stop();
  });
});
