import { describe, expect, it } from 'vitest';
import { idOf, openProject } from './project.ts';

describe('assign_ticket', () => {
  it('lets an admin with a second factor say who answers a ticket, and nobody else', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const { data: ticket } = await admin.from('tickets').select('id').limit(1).single();
    const to = (assignee: string) => ({ _ticket: ticket?.id ?? '', _assignee: assignee });
    const mine = to(await idOf(admin));
    const refused = { error: { code: '42501' } };
    expect(await project.client().rpc('assign_ticket', mine)).toMatchObject(refused);
    expect(await (await project.clientOf('trader')).rpc('assign_ticket', mine)).toMatchObject(refused);
    expect(await (await project.clientAtAal1('admin')).rpc('assign_ticket', mine)).toMatchObject(refused);
    expect(await admin.rpc('assign_ticket', mine)).toMatchObject({ error: null });
    const stored = await admin.from('tickets').select('assignee').eq('id', mine._ticket).single();
    expect(stored.data?.assignee).toBe(mine._assignee);
  });

  it('takes nobody but admins', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const { data: ticket } = await admin.from('tickets').select('id').limit(1).single();
    const trader = await idOf(await project.clientOf('trader'));
    const answer = await admin.rpc('assign_ticket', { _ticket: ticket?.id ?? '', _assignee: trader });
    expect(answer).toMatchObject({ status: 422, error: { code: 'PT422' } });
  });
});
