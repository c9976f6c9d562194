import { backendSpec } from '@duneline/specs/backend';
import type { Json } from '@duneline/specs/database';
import { componentForms, type SettingForm } from '../../apps/site/src/features/admin-content/components/componentForms.ts';
import { describe, expect, it } from 'vitest';
import { openProject } from './project.ts';
import { duneline } from './rlsProjects.ts';

const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];

/** Values of a setting, and whether its form accepts each. */
function judged(form: SettingForm): readonly (readonly [value: unknown, isAccepted: boolean])[] {
  switch (form.kind) {
    case 'number': {
      const { least, most } = form;
      return [
        [least, true],
        [most, true],
        [least - 1, false],
        [most + 1, false],
        [String(least), false],
      ];
    }
    case 'texts':
      return [
        [['Bank'], true],
        [[''], false],
        ['Bank', false],
      ];
    default:
      return [
        ['Ten percent back', true],
        ['', false],
        [10, false],
      ];
  }
}

describe('component settings', () => {
  it.each(Object.entries(componentForms))('of %s are what its form offers, and nothing else', async (_component, forms) => {
    const admin = await openProject().clientOf('admin');
    const cases = [
      [{}, true],
      [{ unknown: 1 }, false],
      ...forms.flatMap((form) => judged(form).map(([value, isAccepted]) => [{ [form.name]: value }, isAccepted])),
    ] as readonly (readonly [settings: Json, isAccepted: boolean])[];
    const answers = [];
    for (const [_settings] of cases)
      answers.push((await admin.rpc('are_component_settings', { _component, _settings: _settings ?? {} })).data);
    expect(answers).toEqual(cases.map(([, isAccepted]) => isAccepted));
  });

  it('have forms for components that exist', () => {
    const seeded = rowsOf('component_config').map(({ component }) => component);
    expect(seeded).toEqual(expect.arrayContaining(Object.keys(componentForms)));
  });

  it('are checked for people who are signed in', async () => {
    const { client } = openProject();
    expect(await client().rpc('are_component_settings', { _component: 'promo-bar', _settings: {} })).toMatchObject({
      error: { code: '42501' },
    });
  });
});

describe('claims that the firm may not make', () => {
  it.each(['Guaranteed profit', 'A risk-free start', 'ربح مضمون'])('%s is found', async (_text) => {
    const { client, clientOf } = openProject();
    const admin = await clientOf('admin');
    expect(await admin.rpc('holds_banned_claim', { _text })).toMatchObject({ data: true });
    expect(await admin.rpc('holds_banned_claim', { _text: 'Every account is simulated.' })).toMatchObject({ data: false });
    expect(await client().rpc('holds_banned_claim', { _text })).toMatchObject({ error: { code: '42501' } });
  });

  it('are refused in every table that visitors read', async () => {
    const admin = await openProject().clientOf('admin');
    const claim = 'Guaranteed';
    const answers = [
      await admin.from('seo_config').update({ title: claim }).eq('route', 'home'),
      await admin
        .from('navigation_menu')
        .update({ links: [{ item: 'home', label: claim, target: '/', level: 1 }] })
        .eq('place', 'header'),
      await admin.from('cta_config').update({ label: claim }).eq('slot', 'hero-primary'),
      await admin
        .from('page_content')
        .update({ body: [{ kind: 'paragraph', text: claim }] })
        .eq('page', 'why'),
      await admin
        .from('component_config')
        .update({ settings: { text: claim } })
        .eq('component', 'promo-bar'),
      await admin.from('blog_posts').update({ title: claim }).eq('status', 'published'),
      await admin.from('blog_categories').update({ name: claim }).eq('position', 1),
      await admin.from('media_library').update({ alt_text: claim }).eq('status', 'published'),
      await admin
        .from('testimonials')
        .update({ body: `${claim}: I passed in a week.` })
        .eq('is_published', true),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '23514'));
  });
});

describe('the links of a menu', () => {
  const link = { item: 'home', label: 'Home', target: '/', level: 1 };

  it.each<[what: string, place: string, links: unknown, isValid: boolean]>([
    ['one link', 'social', [link], true],
    ['a second level where pages show one', 'footer', [link, { ...link, item: 'team', level: 2 }], true],
    ['a second level where pages show none', 'social', [link, { ...link, item: 'team', level: 2 }], false],
    ['a second level below nothing', 'footer', [{ ...link, level: 2 }], false],
    ['a third level', 'footer', [link, { ...link, item: 'team', level: 3 }], false],
    ['a name twice', 'footer', [link, link], false],
    ['a script as a target', 'footer', [{ ...link, target: 'javascript:alert(1)' }], false],
    ['another site in disguise', 'footer', [{ ...link, target: '//evil.example' }], false],
    ['no text', 'footer', [{ ...link, label: '' }], false],
    ['a member that nobody knows', 'footer', [{ ...link, html: '<b>' }], false],
    ['a member that is missing', 'footer', [{ item: 'home', label: 'Home', target: '/' }], false],
    ['no links', 'footer', [], false],
    ['too many links', 'footer', Array.from({ length: 21 }, (_, index) => ({ ...link, item: `link-${index}` })), false],
    ['no list', 'footer', { link }, false],
  ])('%s in %s', async (_what, place, links, isValid) => {
    const admin = await openProject().clientOf('admin');
    const { error } = await admin
      .from('navigation_menu')
      .update({ links: links as never })
      .eq('place', place as 'footer')
      .eq('locale', 'en');
    expect(error?.code ?? null).toBe(isValid ? null : '23514');
  });
});

describe('the blocks of a text', () => {
  it.each<[what: string, block: unknown, isValid: boolean]>([
    ['a heading', { kind: 'heading', text: 'Solo' }, true],
    ['a list', { kind: 'list', items: ['one', 'two'] }, true],
    ['a link to a page', { kind: 'link', text: 'Contact', target: '/contact' }, true],
    ['a link to a script', { kind: 'link', text: 'Contact', target: 'javascript:alert(1)' }, false],
    ['markup', { kind: 'html', text: '<b>' }, false],
    ['a member that nobody knows', { kind: 'paragraph', text: 'Text', html: '<b>' }, false],
    ['no text', { kind: 'paragraph', text: '' }, false],
    ['an empty list', { kind: 'list', items: [] }, false],
    ['a list of numbers', { kind: 'list', items: [1] }, false],
    ['a published picture', { kind: 'picture', path: 'brand/mark.svg', crop: 'wide' }, true],
    ['a picture that the library does not have', { kind: 'picture', path: 'brand/none.svg', crop: 'wide' }, false],
    ['a picture from another site', { kind: 'picture', path: 'https://evil.example/x.png', crop: 'whole' }, false],
    ['a crop that pages do not know', { kind: 'picture', path: 'brand/mark.svg', crop: 'round' }, false],
    ['no kind', { text: 'Text' }, false],
    ['no block', 'Text', false],
  ])('%s', async (_what, block, isValid) => {
    const admin = await openProject().clientOf('admin');
    const { error } = await admin
      .from('page_content')
      .update({ body: [block] as never })
      .eq('page', 'about')
      .eq('section', 'money');
    expect(error?.code ?? null).toBe(isValid ? null : '23514');
  });
});

describe('the pictures of the library', () => {
  const picture = {
    path: 'uploads/a.png',
    title: 'A',
    alt_text: 'One letter.',
    alt_text_ar: 'حرف واحد.',
    mime_type: 'image/png',
    width: 1,
    height: 1,
    size_bytes: 1,
  };

  it.each<[what: string, changed: object, isValid: boolean]>([
    ['words in both languages', {}, true],
    ['no English words', { alt_text: ' ' }, false],
    ['no Arabic words', { alt_text_ar: '' }, false],
    ['a focal point outside', { focal_x: 101 }, false],
  ])('are stored with %s or not', async (_what, changed, isValid) => {
    const admin = await openProject().clientOf('admin');
    const { error } = await admin.from('media_library').insert({ ...picture, ...changed });
    expect(error?.code ?? null).toBe(isValid ? null : '23514');
  });

  it('are deleted when no text, card or article shows them', async () => {
    const admin = await openProject().clientOf('admin');
    const remove = () => admin.from('media_library').delete().eq('path', picture.path).select('path');
    const show = (body: Json) =>
      admin
        .from('page_content')
        .update({ body: body ?? [] })
        .eq('page', 'about')
        .eq('section', 'money')
        .eq('locale', 'en');
    await admin.from('media_library').insert({ ...picture, status: 'published' });

    await show([{ kind: 'picture', path: picture.path, crop: 'square' }]);
    expect(await remove()).toMatchObject({ error: { code: '23503', message: 'A page uses this picture.' } });
    await show([{ kind: 'paragraph', text: 'No picture.' }]);
    await admin.from('seo_config').update({ image_path: picture.path }).eq('route', 'home');
    expect(await remove()).toMatchObject({ error: { code: '23503' } });
    await admin.from('seo_config').update({ image_path: null }).eq('route', 'home');
    expect(await remove()).toMatchObject({ error: null, data: [{ path: picture.path }] });
  });
});

describe('a text whose picture is hidden', () => {
  const noor = duneline.personas['admin']?.sub ?? '';
  const hidden = { page: 'about', section: 'money', locale: 'en' };

  it('is moved as before, and like a draft it stays without a name when the admin who wrote it is deleted', async () => {
    const { clientOf, client, keys } = openProject();
    const admin = await clientOf('admin');
    const row = String(rowsOf('cta_config').find(({ slot }) => slot === 'hero-secondary')?.['id']);
    await admin
      .from('content_drafts')
      .insert({ table_name: 'cta_config', row_id: row, base_version: 1, changes: { label: 'New' } });
    await admin
      .from('page_content')
      .update({ body: [{ kind: 'picture', path: 'brand/mark.svg', crop: 'wide' }] })
      .match(hidden);
    expect((await admin.from('media_library').update({ status: 'draft' }).eq('path', 'brand/mark.svg')).error).toBeNull();
    expect((await admin.from('page_content').update({ position: 9 }).match(hidden)).error).toBeNull();

    const service = client(keys.serviceRole);
    expect((await service.auth.admin.deleteUser(noor)).error).toBeNull();
    expect(await service.from('content_drafts').select('revision, updated_by').eq('row_id', row)).toMatchObject({
      data: [{ revision: 1, updated_by: null }],
    });
    expect(await service.from('page_content').select('updated_by').match(hidden)).toMatchObject({ data: [{ updated_by: null }] });
  });

  it('is not published', async () => {
    const admin = await openProject().clientOf('admin');
    const { data } = await admin
      .from('page_content')
      .update({ body: [{ kind: 'picture', path: 'brand/mark.svg', crop: 'wide' }], status: 'draft' })
      .match(hidden)
      .select('id, version')
      .single();
    await admin.from('media_library').update({ status: 'draft' }).eq('path', 'brand/mark.svg');
    const published = await admin.rpc('publish_content', {
      _table: 'page_content',
      _id: data?.id ?? '',
      _expected_version: data?.version ?? 0,
    });
    expect(published.error?.code).toBe('23514');
  });
});
